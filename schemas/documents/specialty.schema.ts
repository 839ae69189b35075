import { defineField, defineType } from '@sanity/types';
import { SPECIALTY_KINDS, titleOf } from '../objects/choices.ts';
import { areaField, demoField, documentGroups, orderField } from '../objects/document-fields.ts';
import { memberOf } from '../rules/form-value.ts';
import { specialtyTitleProblem } from '../rules/specialties.ts';

/**
 * A name that may stand for a title. Only what the CFM lists may be called a specialty
 * (M2, M10). It has no page of its own: that would announce a specialty apart from who holds its RQE.
 */
export const specialtySchema = defineType({
  name: 'specialty',
  title: 'Especialidade ou área',
  type: 'document',
  // The list is the councils'; who keeps the site running follows it (Res. CFM 2.330/2023).
  readOnly: ({ currentUser }) => !currentUser?.roles.some(({ name }) => name === 'administrator'),
  groups: documentGroups('Especialidade de origem'),
  fields: [
    defineField({
      name: 'title',
      title: 'Nome',
      type: 'string',
      group: 'content',
      description:
        'Como está na lista do conselho; só quem administra o site a muda. “Clínica geral” é um serviço, não um título.',
      validation: (rule) => [
        rule.required(),
        rule.max(60),
        rule
          .custom((title, { document }) =>
            ['especialidade', 'areaAtuacao'].includes(String(memberOf(document, 'kind')))
              ? specialtyTitleProblem(title)
              : true,
          )
          .warning(),
      ],
    }),
    defineField({
      name: 'kind',
      title: 'O que é',
      type: 'string',
      group: 'content',
      description: 'Especialidade e área de atuação só as reconhecidas pelo CFM (Res. 2.330/2023).',
      options: { layout: 'radio', list: [...SPECIALTY_KINDS] },
      validation: (rule) => rule.required(),
    }),
    areaField('content', 'Onde aparece no site.', { title: 'Área da clínica' }),
    defineField({
      name: 'parent',
      title: 'Especialidade de origem',
      type: 'reference',
      group: 'relations',
      description: 'Uma área de atuação depende de uma especialidade (CFM).',
      to: [{ type: 'specialty' }],
      options: { filter: 'kind == "especialidade"' },
      hidden: ({ parent }) => parent?.kind !== 'areaAtuacao',
    }),
    orderField('publication'),
    demoField('publication'),
  ],
  preview: {
    select: { title: 'title', kind: 'kind' },
    prepare: ({ title, kind }) => ({ title, subtitle: titleOf(SPECIALTY_KINDS, kind) }),
  },
});
