import { defineFixtures } from '../index.ts';

export const servicesFixtures = defineFixtures('services', {
  cartões: {
    _key: 'services-cartoes',
    variant: 'cartoes',
    mode: 'selected',
    chosen: [
      { _key: 'geral', _type: 'reference', _ref: 'service-clinica-geral' },
      { _key: 'psicologia', _type: 'reference', _ref: 'service-psicoterapia' },
      { _key: 'imagem', _type: 'reference', _ref: 'service-ultrassonografia' },
    ],
    surface: 'branco',
    anchorId: 'servicos',
    header: {
      _type: 'sectionHeader',
      title: 'Três áreas que conversam entre si',
    },
  },
  lista: {
    _key: 'services-lista',
    variant: 'lista',
    mode: 'all',
    surface: 'claro',
    header: {
      _type: 'sectionHeader',
      title: 'Como é cada atendimento',
      lead: 'Cada página diz como acontece, quanto dura, quem atende e o que trazer.',
    },
  },
});
