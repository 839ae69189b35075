import { defineArrayMember, defineField, defineType } from '@sanity/types';
import { areaField } from '../../objects/document-fields.ts';
import {
  headerField,
  SECTION_GROUPS,
  sectionFields,
  shortTitleOf,
  surfaceField,
  variantField,
} from '../../objects/section-fields.ts';
import { memberOf } from '../../rules/form-value.ts';

/** How it is drawn. */
const VARIANTS = [
  { title: 'Cartões', value: 'cartoes' },
  { title: 'Lista por área', value: 'lista' },
] as const;

export const teamSchema = defineType({
  name: 'team',
  title: 'Equipe',
  type: 'object',
  description: 'Cartões de profissionais, com nome, registro e link para o perfil.',
  groups: SECTION_GROUPS,
  fields: [
    variantField('Cartões mostram o retrato; Lista agrupa por área e cabe em menos espaço.', VARIANTS),
    headerField,
    defineField({
      name: 'mode',
      title: 'Quem aparece',
      type: 'string',
      group: 'content',
      description: 'Só profissionais em atividade aparecem, em qualquer das opções.',
      options: {
        layout: 'radio',
        list: [
          { title: 'Toda a equipe', value: 'all' },
          { title: 'Uma área', value: 'area' },
          { title: 'Pessoas escolhidas', value: 'selected' },
        ],
      },
      initialValue: 'all',
      validation: (rule) => rule.required(),
    }),
    areaField('content', 'Mostra quem é desta área.', {
      hidden: ({ parent }) => parent?.mode !== 'area',
      validation: (rule) =>
        rule.custom((value, { parent }) => (memberOf(parent, 'mode') === 'area' && !value ? 'Escolha a área.' : true)),
    }),
    defineField({
      name: 'people',
      title: 'Pessoas',
      type: 'array',
      group: 'content',
      description: 'Na ordem em que devem aparecer.',
      of: [defineArrayMember({ type: 'reference', title: 'Profissional', to: [{ type: 'professional' }] })],
      hidden: ({ parent }) => parent?.mode !== 'selected',
      validation: (rule) => [
        rule.unique(),
        rule.custom((value, { parent }) =>
          memberOf(parent, 'mode') === 'selected' && !value?.length ? 'Escolha ao menos uma pessoa.' : true,
        ),
      ],
    }),
    surfaceField,
    ...sectionFields,
  ],
  preview: {
    select: { title: 'header.title', variant: 'variant' },
    prepare: ({ title, variant }) => ({ title, subtitle: `Equipe · ${shortTitleOf(VARIANTS, variant ?? 'cartoes')}` }),
  },
});
