import { defineField, defineType } from '@sanity/types';

import { PORTFOLIO_CATEGORIES } from '../../objects/choices.ts';
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
  { title: 'Grade', value: 'grade' },
  { title: 'Mosaico', value: 'mosaico' },
  { title: 'Grade que amplia com um toque', value: 'ampliar' },
] as const;

export const portfolioSchema = defineType({
  name: 'portfolio',
  title: 'Estrutura',
  type: 'object',
  description: 'Fotos da clínica, como ela é. Uma foto por lugar; nunca antes e depois.',
  groups: SECTION_GROUPS,
  fields: [
    variantField('Grade mostra todas iguais; Mosaico dá destaque à primeira.', VARIANTS),
    headerField,
    defineField({
      name: 'category',
      title: 'Parte da clínica',
      type: 'string',
      group: 'content',
      description: 'Vazio: todas.',
      options: { list: [...PORTFOLIO_CATEGORIES] },
    }),
    surfaceField,
    ...sectionFields,
  ],
  preview: {
    select: { title: 'header.title', variant: 'variant' },
    prepare: ({ title, variant }) => ({ title, subtitle: `Estrutura · ${shortTitleOf(VARIANTS, variant ?? 'grade')}` }),
  },
});
