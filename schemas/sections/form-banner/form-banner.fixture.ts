import { defineFixtures } from '../index.ts';

export const formBannerFixtures = defineFixtures('formBanner', {
  exames: {
    _key: 'form-banner-exames',
    variant: 'exames',
    surface: 'escura',
    placeholder: 'Raio-X de tórax',
    header: {
      _type: 'sectionHeader',
      title: 'Qual exame você vai fazer?',
      lead: 'Veja o preparo, o que levar e o prazo do resultado.',
    },
  },
  resultados: {
    _key: 'form-banner-resultados',
    variant: 'resultados',
    surface: 'claro',
    header: { _type: 'sectionHeader', title: 'O resultado do seu exame' },
  },
});
