import { defineType } from '@sanity/types';

import { SECTION_GROUPS, headerField, sectionFields, surfaceField } from '../../objects/section-fields.ts';

export const testimonialsSchema = defineType({
  name: 'testimonials',
  title: 'Depoimentos',
  type: 'object',
  description: 'Até três depoimentos aprovados, os mais novos. Sem aprovados, a seção não aparece.',
  groups: SECTION_GROUPS,
  fields: [headerField, surfaceField, ...sectionFields],
  preview: {
    select: { title: 'header.title' },
    prepare: ({ title }) => ({ title, subtitle: 'Depoimentos' }),
  },
});
