import { defineFixtures } from '../index.ts';

export const blogFixtures = defineFixtures('blog', {
  cartões: {
    _key: 'blog-cartoes',
    variant: 'cartoes',
    mode: 'latest',
    count: 3,
    surface: 'branco',
    anchorId: 'artigos',
    header: {
      _type: 'sectionHeader',
      title: 'Para ler antes de vir',
      lead: 'Textos curtos, escritos e revisados por quem atende na clínica.',
    },
  },
  destaque: {
    _key: 'blog-destaque',
    variant: 'destaque',
    mode: 'selected',
    chosen: [
      { _key: 'exame', _type: 'reference', _ref: 'post-dia-do-exame' },
      { _key: 'consulta', _type: 'reference', _ref: 'post-primeira-consulta' },
      { _key: 'psicologia', _type: 'reference', _ref: 'post-atendimento-psicologico' },
    ],
    surface: 'claro',
    header: { _type: 'sectionHeader', title: 'Artigos da equipe' },
  },
});
