import { defineField, defineType } from '@sanity/types';

import {
  SECTION_GROUPS,
  headerField,
  sectionFields,
  shortTitleOf,
  surfaceField,
  variantField,
} from '../../objects/section-fields.ts';

/** How it is drawn. */
const VARIANTS = [
  { title: 'Buscar um exame', value: 'exames' },
  { title: 'Ver um resultado', value: 'resultados' },
] as const;

export const formBannerSchema = defineType({
  name: 'formBanner',
  title: 'Busca de exames ou resultado',
  type: 'object',
  description: 'Um campo grande: busca de exames, ou o caminho para o resultado.',
  groups: SECTION_GROUPS,
  fields: [
    variantField('O que a pessoa faz ali. Não há cadastro de e-mail: a clínica não envia boletins.', VARIANTS),
    headerField,
    defineField({
      name: 'placeholder',
      title: 'Exemplo no campo',
      type: 'string',
      group: 'content',
      description: 'Como “Ultrassom de tireoide”.',
      hidden: ({ parent }) => parent?.variant === 'resultados',
      validation: (rule) => rule.max(40),
    }),
    surfaceField,
    ...sectionFields,
  ],
  preview: {
    select: { title: 'header.title', variant: 'variant' },
    prepare: ({ title, variant }) => ({
      title,
      subtitle: `Busca de exames ou resultado · ${shortTitleOf(VARIANTS, variant ?? 'exames')}`,
    }),
  },
});
