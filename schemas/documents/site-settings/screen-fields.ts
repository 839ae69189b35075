import { defineField } from '@sanity/types';

import { DATE_OPTIONS } from '../../objects/date-options.ts';

const group = 'site';

/** Screens that no page is built for: the address that leads nowhere, the site that is not open yet. */
export const screenFields = [
  defineField({
    name: 'notFound',
    title: 'Página não encontrada',
    type: 'object',
    group,
    description: 'O que aparece quando o link não existe.',
    fields: [
      defineField({
        name: 'title',
        title: 'Título',
        type: 'string',
        description: 'Vazio: “Página não encontrada”.',
        validation: (rule) => rule.max(70),
      }),
      defineField({
        name: 'text',
        title: 'Texto',
        type: 'text',
        rows: 2,
        description: 'Uma frase que ajude a pessoa a continuar.',
        validation: (rule) => rule.max(220),
      }),
    ],
  }),
  defineField({
    name: 'comingSoon',
    title: 'Em breve',
    type: 'object',
    group,
    description: 'O que aparece em /coming-soon e em páginas que ainda não abriram.',
    fields: [
      defineField({
        name: 'title',
        title: 'Título',
        type: 'string',
        description: 'Vazio: “Em breve”.',
        validation: (rule) => rule.max(70),
      }),
      defineField({
        name: 'text',
        title: 'Texto',
        type: 'text',
        rows: 2,
        description: 'O que vem e como falar com a clínica até lá.',
        validation: (rule) => rule.max(220),
      }),
      defineField({
        name: 'date',
        title: 'Data prevista',
        type: 'date',
        options: DATE_OPTIONS,
        description: 'Opcional. Sem contagem regressiva.',
      }),
    ],
  }),
  defineField({
    name: 'features',
    title: 'Recursos',
    type: 'object',
    group,
    description: 'Desligue o que a clínica não usa: as seções correspondentes somem do site.',
    options: { columns: 2 },
    fields: [
      defineField({
        name: 'testimonials',
        title: 'Depoimentos',
        type: 'boolean',
        description: 'Só com autorização por escrito e aprovação do diretor técnico.',
        initialValue: false,
      }),
      defineField({
        name: 'pricing',
        title: 'Valores',
        type: 'boolean',
        description: 'Valores de consultas e formas de pagamento.',
        initialValue: true,
      }),
      defineField({
        name: 'blog',
        title: 'Temas de saúde',
        type: 'boolean',
        description: 'Artigos por tema.',
        initialValue: true,
      }),
    ],
  }),
];
