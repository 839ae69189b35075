import { defineType } from '@sanity/types';
import {
  chooseFields,
  headerField,
  SECTION_GROUPS,
  sectionFields,
  surfaceField,
} from '../../objects/section-fields.ts';

export const faqSchema = defineType({
  name: 'faq',
  title: 'Perguntas frequentes',
  type: 'object',
  description: 'Perguntas que abrem a resposta com um toque.',
  groups: SECTION_GROUPS,
  fields: [
    headerField,
    ...chooseFields({ type: 'faqItem', all: 'Todas as perguntas' }),
    surfaceField,
    ...sectionFields,
  ],
  preview: {
    select: { title: 'header.title' },
    prepare: ({ title }) => ({ title, subtitle: 'Perguntas frequentes' }),
  },
});
