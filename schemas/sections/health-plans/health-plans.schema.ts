import { defineField, defineType } from '@sanity/types';

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
  { title: 'Lista com detalhes', value: 'lista' },
  { title: 'Nomes ou logotipos', value: 'logos' },
] as const;

export const healthPlansSchema = defineType({
  name: 'healthPlans',
  title: 'Convênios',
  type: 'object',
  description: 'Os convênios com contrato em vigor, com busca quando são muitos.',
  groups: SECTION_GROUPS,
  fields: [
    variantField('Lista traz detalhes de cobertura; Logos mostra só nomes ou logotipos.', VARIANTS),
    headerField,
    defineField({
      name: 'note',
      title: 'Observação',
      type: 'string',
      group: 'content',
      description: 'Vazio: “Confirme a cobertura com a recepção antes de vir.”',
      validation: (rule) => [rule.max(160), rule.custom(carefulLanguage).warning()],
    }),
    surfaceField,
    ...sectionFields,
  ],
  preview: {
    select: { title: 'header.title', variant: 'variant' },
    prepare: ({ title, variant }) => ({ title, subtitle: `Convênios · ${shortTitleOf(VARIANTS, variant ?? 'lista')}` }),
  },
});
