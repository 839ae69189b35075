import { defineArrayMember, defineField } from '@sanity/types';

import { memberOf } from '../rules/form-value.ts';
import { areaField } from './area-field.ts';

interface Chooser {
  /** Content type of what is chosen. */
  readonly type: string;
  /** How staff call all of them: "Todos os serviços". */
  readonly all: string;
}

const isMode = (parent: unknown, mode: string) => memberOf(parent, 'mode') === mode;

/** "All, those of an area, or chosen ones": three fields that sections with lists of documents share. */
export function chooseFields({ type, all }: Chooser) {
  return [
    defineField({
      name: 'mode',
      title: 'O que aparece',
      type: 'string',
      group: 'content',
      description: 'O que for publicado depois entra sozinho, menos em “Escolhidos”.',
      options: {
        layout: 'radio',
        list: [
          { title: all, value: 'all' },
          { title: 'Os de uma área', value: 'area' },
          { title: 'Escolhidos', value: 'selected' },
        ],
      },
      initialValue: 'all',
      validation: (rule) => rule.required(),
    }),
    areaField('content', 'Mostra o que é desta área.', {
      hidden: ({ parent }) => !isMode(parent, 'area'),
      validation: (rule) =>
        rule.custom((value, { parent }) => (isMode(parent, 'area') && !value ? 'Escolha a área.' : true)),
    }),
    defineField({
      name: 'chosen',
      title: 'Escolhidos',
      type: 'array',
      group: 'content',
      description: 'Na ordem em que devem aparecer.',
      of: [defineArrayMember({ type: 'reference', to: [{ type }] })],
      hidden: ({ parent }) => !isMode(parent, 'selected'),
      validation: (rule) => [
        rule.unique(),
        rule.custom((value, { parent }) =>
          isMode(parent, 'selected') && !value?.length ? 'Escolha ao menos um.' : true,
        ),
      ],
    }),
  ];
}
