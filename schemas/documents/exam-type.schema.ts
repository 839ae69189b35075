import { defineField, defineType } from '@sanity/types';
import { EXAM_TECHNIQUES, titleOf } from '../objects/choices.ts';
import { orderField } from '../objects/document-fields.ts';
import { carefulLanguage } from '../rules/advertising.ts';

/** A kind of exam, like “Raio-X”: exams are grouped by these, and the warning about pregnancy follows them (C4). */
export const examTypeSchema = defineType({
  name: 'examType',
  title: 'Tipo de exame',
  type: 'document',
  fields: [
    defineField({
      name: 'title',
      title: 'Nome',
      type: 'string',
      description: 'O nome do grupo na lista de exames: “Ultrassonografia”, “Raio-X”.',
      validation: (rule) => [rule.required(), rule.max(40), rule.custom(carefulLanguage).warning()],
    }),
    defineField({
      name: 'technique',
      title: 'Como o exame é feito',
      type: 'string',
      description: 'Onde há radiação, a página de cada exame deste tipo mostra a orientação sobre gravidez.',
      options: { layout: 'radio', list: [...EXAM_TECHNIQUES] },
      validation: (rule) => rule.required(),
    }),
    orderField(undefined, 'A ordem dos tipos no site. Mais fácil em “Ordem dos tipos de exame”.'),
  ],
  orderings: [{ name: 'site', title: 'Ordem no site', by: [{ field: 'order', direction: 'asc' }] }],
  preview: {
    select: { title: 'title', technique: 'technique' },
    prepare: ({ title, technique }) => ({ title, subtitle: titleOf(EXAM_TECHNIQUES, technique) }),
  },
});
