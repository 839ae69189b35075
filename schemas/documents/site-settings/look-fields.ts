import { defineField } from '@sanity/types';
import { fonts } from '#web/ui/fonts.ts';
import { brandColorProblem } from '../../rules/brand-color.ts';

const group = 'look';

/** What the site looks like as a whole: the clinic's colour, its font, its header. */
export const lookFields = [
  defineField({
    name: 'brandColor',
    title: 'Cor da clínica',
    type: 'string',
    group,
    description:
      'Botões, links e desenhos do site inteiro. Os tons saem dela, claros ou escuros o bastante para se ler. Vazio: azul.',
    options: { input: 'brandColor' },
    validation: (rule) => rule.custom(brandColorProblem),
  }),
  defineField({
    name: 'font',
    title: 'Letra',
    type: 'string',
    group,
    description: 'A mesma em todas as páginas, títulos e textos.',
    options: {
      input: 'font',
      layout: 'radio',
      list: Object.entries(fonts).map(([value, { family, kind }]) => ({ value, title: `${family}, ${kind}` })),
    },
  }),
  defineField({
    name: 'headerStyle',
    title: 'Cabeçalho',
    type: 'string',
    group,
    description: 'O fundo do cabeçalho em todas as páginas. Transparente: o da primeira seção, até a página rolar.',
    options: {
      layout: 'radio',
      direction: 'horizontal',
      list: [
        { title: 'Claro', value: 'claro' },
        { title: 'Escuro', value: 'escuro' },
        { title: 'Transparente', value: 'transparente' },
      ],
    },
    initialValue: 'claro',
  }),
];
