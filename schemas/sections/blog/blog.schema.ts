import { defineArrayMember, defineField, defineType } from '@sanity/types';

import {
  SECTION_GROUPS,
  headerField,
  sectionFields,
  shortTitleOf,
  surfaceField,
  variantField,
} from '../../objects/section-fields.ts';
import { memberOf } from '../../rules/form-value.ts';

const isMode = (parent: unknown, mode: string) => memberOf(parent, 'mode') === mode;

/** How it is drawn. */
const VARIANTS = [
  { title: 'Cartões', value: 'cartoes' },
  { title: 'Destaque', value: 'destaque' },
] as const;

export const blogSchema = defineType({
  name: 'blog',
  title: 'Artigos',
  type: 'object',
  description: 'Os artigos mais novos, os de um tema ou alguns escolhidos.',
  groups: SECTION_GROUPS,
  fields: [
    variantField('Destaque mostra o primeiro maior e os outros ao lado.', VARIANTS),
    headerField,
    defineField({
      name: 'mode',
      title: 'O que aparece',
      type: 'string',
      group: 'content',
      description: 'Artigos novos entram sozinhos, menos em “Escolhidos”.',
      options: {
        layout: 'radio',
        list: [
          { title: 'Os mais novos', value: 'latest' },
          { title: 'Os de um tema', value: 'topic' },
          { title: 'Escolhidos', value: 'selected' },
        ],
      },
      initialValue: 'latest',
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'topic',
      title: 'Tema',
      type: 'reference',
      group: 'content',
      description: 'Mostra os artigos deste tema.',
      to: [{ type: 'topic' }],
      hidden: ({ parent }) => !isMode(parent, 'topic'),
      validation: (rule) =>
        rule.custom((value, { parent }) => (isMode(parent, 'topic') && !value ? 'Escolha o tema.' : true)),
    }),
    defineField({
      name: 'chosen',
      title: 'Escolhidos',
      type: 'array',
      group: 'content',
      description: 'Na ordem em que devem aparecer.',
      of: [defineArrayMember({ type: 'reference', title: 'Artigo', to: [{ type: 'post' }] })],
      hidden: ({ parent }) => !isMode(parent, 'selected'),
      validation: (rule) => [
        rule.unique(),
        rule.max(6),
        rule.custom((value, { parent }) =>
          isMode(parent, 'selected') && !value?.length ? 'Escolha ao menos um artigo.' : true,
        ),
      ],
    }),
    defineField({
      name: 'count',
      title: 'Quantos',
      type: 'number',
      group: 'content',
      description: 'Três ou seis.',
      options: { layout: 'radio', direction: 'horizontal', list: [3, 6] },
      initialValue: 3,
      hidden: ({ parent }) => isMode(parent, 'selected'),
    }),
    surfaceField,
    ...sectionFields,
  ],
  preview: {
    select: { title: 'header.title', variant: 'variant' },
    prepare: ({ title, variant }) => ({ title, subtitle: `Artigos · ${shortTitleOf(VARIANTS, variant ?? 'cartoes')}` }),
  },
});
