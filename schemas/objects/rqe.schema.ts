import { defineField, defineType } from '@sanity/types';

import { specialtyTitleProblem } from '../rules/specialties.ts';
import { SPECIALTY_KINDS, UFS } from './choices.ts';
import { hiddenWhenEmpty } from './document-fields.ts';
import { atMostDigits } from './studio-inputs.ts';

/** A specialty may be announced only with its registration number (CFM 2.336/2023, art. 4º II). */
export const rqeSchema = defineType({
  name: 'rqe',
  title: 'Especialidade',
  type: 'object',
  fields: [
    defineField({
      name: 'title',
      title: 'Especialidade',
      type: 'string',
      description: 'Como está registrada no CRM.',
      validation: (rule) => [rule.required(), rule.max(60), rule.custom(specialtyTitleProblem).warning()],
    }),
    defineField({
      name: 'kind',
      title: 'O que é',
      type: 'string',
      description: 'Área de atuação só junto da especialidade de que depende.',
      options: { layout: 'radio', direction: 'horizontal', list: SPECIALTY_KINDS.slice(0, 2) },
      initialValue: 'especialidade',
    }),
    defineField({
      name: 'specialty',
      title: 'Na lista da clínica',
      hidden: hiddenWhenEmpty,
      type: 'reference',
      description: 'Opcional, para o controle da clínica. Só fica no Studio.',
      to: [{ type: 'specialty' }],
      options: { filter: 'kind in ["especialidade", "areaAtuacao"]' },
    }),
    defineField({
      name: 'number',
      title: 'RQE',
      type: 'string',
      description: 'Só os números.',
      options: { mask: 'digits' },
      validation: (rule) => [rule.required(), rule.custom(atMostDigits(6))],
    }),
    defineField({
      name: 'uf',
      title: 'Estado',
      type: 'string',
      description: 'O estado do CRM que registrou a especialidade.',
      options: { list: [...UFS] },
      initialValue: 'MT',
      validation: (rule) => rule.required(),
    }),
  ],
  preview: { select: { title: 'title', subtitle: 'number' } },
});
