import { defineField, defineType } from '@sanity/types';
import { areaField, demoField, DOCUMENT_GROUPS, orderField } from '../objects/document-fields.ts';
import { carefulBody, carefulLanguage } from '../rules/advertising.ts';
import { inArea } from '../rules/area-regulation.ts';

export const faqItemSchema = defineType({
  name: 'faqItem',
  title: 'Pergunta frequente',
  type: 'document',
  groups: DOCUMENT_GROUPS,
  fields: [
    defineField({
      name: 'question',
      title: 'Pergunta',
      type: 'string',
      group: 'content',
      description: 'Como a pessoa pergunta, com ponto de interrogação.',
      validation: (rule) => [
        rule.required(),
        rule.max(120),
        rule.custom(inArea(carefulLanguage)).warning(),
        rule.regex(/\?$/, { name: 'termina com ponto de interrogação' }),
      ],
    }),
    defineField({
      name: 'answer',
      title: 'Resposta',
      type: 'richTextBody',
      group: 'content',
      description: 'Comece pela resposta, depois explique.',
      validation: (rule) => [rule.required(), rule.custom(inArea(carefulBody)).warning()],
    }),
    areaField('content', 'Vazio: vale para a clínica inteira.'),
    orderField('publication'),
    demoField('publication'),
  ],
  preview: {
    select: { title: 'question', area: 'area.title' },
    prepare: ({ title, area }) => ({ title, subtitle: area || 'Toda a clínica' }),
  },
});
