import { defineField, defineType } from '@sanity/types';

import { SECTION_GROUPS, headerField, sectionFields, surfaceField } from '../../objects/section-fields.ts';
import { carefulBody } from '../../rules/advertising.ts';
import { headingOrder } from '../../rules/headings.ts';

export const richTextSchema = defineType({
  name: 'richText',
  title: 'Texto',
  type: 'object',
  description: 'Texto corrido com subtítulos, listas e links.',
  groups: SECTION_GROUPS,
  fields: [
    headerField,
    defineField({
      name: 'body',
      title: 'Texto',
      type: 'richTextBody',
      group: 'content',
      description: 'Parágrafos curtos. Use subtítulos para dividir textos longos.',
      validation: (rule) => [rule.required(), rule.custom(carefulBody).warning(), rule.custom(headingOrder).warning()],
    }),
    surfaceField,
    ...sectionFields,
  ],
  preview: {
    select: { title: 'header.title' },
    prepare: ({ title }) => ({ title, subtitle: 'Texto' }),
  },
});
