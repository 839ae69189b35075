import { defineField, defineType } from '@sanity/types';

import { AREAS, titleOf } from '../objects/choices.ts';
import { DOCUMENT_GROUPS, demoField, orderField } from '../objects/document-fields.ts';
import { carefulBody } from '../rules/careful-body.ts';
import { carefulLanguage } from '../rules/careful-language.ts';

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
        rule.custom(carefulLanguage).warning(),
        rule.regex(/\?$/, { name: 'termina com ponto de interrogação' }),
      ],
    }),
    defineField({
      name: 'answer',
      title: 'Resposta',
      type: 'richTextBody',
      group: 'content',
      description: 'Comece pela resposta, depois explique.',
      validation: (rule) => [rule.required(), rule.custom(carefulBody).warning()],
    }),
    defineField({
      name: 'area',
      title: 'Área',
      type: 'string',
      group: 'content',
      description: 'Vazio: vale para a clínica inteira.',
      options: { layout: 'radio', list: [...AREAS] },
    }),
    orderField('publication'),
    demoField('publication'),
  ],
  preview: {
    select: { title: 'question', area: 'area' },
    prepare: ({ title, area }) => ({ title, subtitle: titleOf(AREAS, area) || 'Toda a clínica' }),
  },
});
