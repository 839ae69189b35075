import { defineArrayMember, defineField } from '@sanity/types';

import { PROFESSIONAL_STATUS } from '../../objects/choices.ts';
import { directorLeavesProblem } from '../../rules/technical-director.ts';

/** Whether and where the profile is shown. */
export const publicationFields = [
  defineField({
    name: 'previousSlugs',
    title: 'Links antigos',
    type: 'array',
    group: 'publication',
    description: 'Quem abrir um destes links é levado ao atual.',
    of: [defineArrayMember({ type: 'string' })],
    options: { layout: 'tags' },
    validation: (rule) => rule.unique(),
  }),
  defineField({
    name: 'status',
    title: 'Situação',
    type: 'string',
    group: 'publication',
    description: 'Afastado(a): o perfil fica no ar, fora das listas. Saiu da clínica: o perfil sai do site.',
    options: { layout: 'radio', list: [...PROFESSIONAL_STATUS] },
    initialValue: 'ativo',
    validation: (rule) => [rule.required(), rule.custom(directorLeavesProblem).warning()],
  }),
  defineField({
    name: 'order',
    title: 'Ordem na lista',
    type: 'number',
    group: 'publication',
    description: 'Números menores aparecem antes dentro da área. Empates seguem a ordem alfabética.',
    initialValue: 100,
    validation: (rule) => rule.integer().min(0),
  }),
  defineField({ name: 'seo', title: 'Google e redes sociais', type: 'seo', group: 'publication' }),
  defineField({
    name: 'isDemo',
    title: 'Conteúdo de demonstração',
    type: 'boolean',
    group: 'publication',
    description: 'Marca pessoas fictícias. Só elas podem ter registros com números zerados.',
    initialValue: false,
  }),
];
