import { defineArrayMember, defineField, defineType } from '@sanity/types';

import {
  SECTION_GROUPS,
  headerField,
  sectionFields,
  shortTitleOf,
  surfaceField,
  variantField,
} from '../../objects/section-fields.ts';
import { carefulLanguage } from '../../rules/advertising.ts';

/** How it is drawn. */
const VARIANTS = [
  { title: 'Com passos', value: 'passos' },
  { title: 'Cartão', value: 'cartao' },
] as const;

export const resultsPortalSchema = defineType({
  name: 'resultsPortal',
  title: 'Resultados de exames',
  type: 'object',
  description: 'Leva ao portal de resultados. O endereço vem das configurações do site.',
  groups: SECTION_GROUPS,
  fields: [
    variantField('Passos explica como ver o resultado; Cartão é só o caminho.', VARIANTS),
    headerField,
    defineField({
      name: 'steps',
      title: 'Passos',
      type: 'array',
      group: 'content',
      description: 'Até quatro frases, na ordem.',
      of: [defineArrayMember({ type: 'string', validation: (rule) => rule.custom(carefulLanguage).warning() })],
      hidden: ({ parent }) => parent?.variant === 'cartao',
      validation: (rule) => rule.max(4),
    }),
    surfaceField,
    ...sectionFields,
  ],
  preview: {
    select: { title: 'header.title', variant: 'variant' },
    prepare: ({ title, variant }) => ({
      title,
      subtitle: `Resultados · ${shortTitleOf(VARIANTS, variant ?? 'passos')}`,
    }),
  },
});
