import { defineFixtures } from '../index.ts';

export const portfolioFixtures = defineFixtures('portfolio', {
  grade: {
    _key: 'portfolio-grade',
    variant: 'grade',
    surface: 'branco',
    anchorId: 'estrutura',
    header: {
      _type: 'sectionHeader',
      eyebrow: 'Estrutura',
      title: 'Conheça a clínica antes de vir',
      lead: 'Desenhos de demonstração: aqui entram as fotos do lugar, como ele é.',
    },
  },
  mosaico: {
    _key: 'portfolio-mosaico',
    variant: 'mosaico',
    surface: 'claro',
    header: { _type: 'sectionHeader', title: 'Por dentro da clínica' },
  },
  ampliar: {
    _key: 'portfolio-ampliar',
    variant: 'ampliar',
    category: 'consultorios',
    surface: 'branco',
    header: { _type: 'sectionHeader', title: 'Os consultórios' },
  },
});
