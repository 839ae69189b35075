import type { SectionFixtures } from '../index.ts';

export const portfolioFixtures = {
  grade: {
    _key: 'portfolio-grade',
    _type: 'portfolio',
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
    _type: 'portfolio',
    variant: 'mosaico',
    surface: 'claro',
    header: { _type: 'sectionHeader', title: 'Por dentro da clínica' },
  },
  ampliar: {
    _key: 'portfolio-ampliar',
    _type: 'portfolio',
    variant: 'ampliar',
    category: 'consultorios',
    surface: 'branco',
    header: { _type: 'sectionHeader', title: 'Os consultórios' },
  },
} satisfies SectionFixtures<'portfolio'>;
