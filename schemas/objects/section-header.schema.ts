import { defineField, defineType } from '@sanity/types';

import { carefulLanguage } from '../rules/advertising.ts';

/** Where the words of a section's header stand. */
const HEADER_ALIGNMENTS = [
  { title: 'À esquerda', value: 'esquerda' },
  { title: 'No meio', value: 'centro' },
] as const;

export const sectionHeaderSchema = defineType({
  name: 'sectionHeader',
  title: 'Cabeçalho da seção',
  type: 'object',
  fields: [
    defineField({
      name: 'eyebrow',
      title: 'Texto pequeno acima do título',
      type: 'string',
      description: 'Duas ou três palavras, como “Nossa equipe”.',
      validation: (rule) => [rule.max(32), rule.custom(carefulLanguage).warning()],
    }),
    defineField({
      name: 'title',
      title: 'Título',
      type: 'string',
      description: 'O título da seção. Diga o que há nela, sem superlativos.',
      validation: (rule) => [rule.required(), rule.max(70), rule.custom(carefulLanguage).warning()],
    }),
    defineField({
      name: 'lead',
      title: 'Introdução',
      type: 'text',
      rows: 3,
      description: 'Uma ou duas frases logo abaixo do título.',
      validation: (rule) => [rule.max(260), rule.custom(carefulLanguage).warning()],
    }),
    defineField({
      name: 'titleHidden',
      title: 'Não mostrar este cabeçalho',
      type: 'boolean',
      description: 'Para a seção logo abaixo do título da página, que já diz o mesmo. Leitores de tela leem o título.',
      initialValue: false,
    }),
    defineField({
      name: 'align',
      title: 'Alinhamento',
      type: 'string',
      description: 'Vazio: à esquerda. No meio fica bem em títulos curtos, acima de cartões.',
      options: { layout: 'radio', direction: 'horizontal', list: [...HEADER_ALIGNMENTS] },
    }),
  ],
});
