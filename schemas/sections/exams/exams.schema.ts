import { defineArrayMember, defineField, defineType } from '@sanity/types';

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
  { title: 'Lista com busca', value: 'lista' },
  { title: 'Preparo que abre com um toque', value: 'preparo' },
] as const;

export const examsSchema = defineType({
  name: 'exams',
  title: 'Exames',
  type: 'object',
  description: 'A lista dos exames, com busca por qualquer nome que as pessoas usem.',
  groups: SECTION_GROUPS,
  fields: [
    variantField('Lista leva à página de cada exame; Preparo abre o preparo ali mesmo.', VARIANTS),
    headerField,
    defineField({
      name: 'modalities',
      title: 'Tipos de exame',
      type: 'array',
      group: 'content',
      description: 'Vazio: todos.',
      of: [defineArrayMember({ type: 'reference', title: 'Tipo de exame', to: [{ type: 'examType' }] })],
      validation: (rule) => rule.unique(),
    }),
    surfaceField,
    ...sectionFields,
  ],
  preview: {
    select: { title: 'header.title', variant: 'variant' },
    prepare: ({ title, variant }) => ({ title, subtitle: `Exames · ${shortTitleOf(VARIANTS, variant ?? 'lista')}` }),
  },
});
