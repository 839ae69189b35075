import { defineFixtures } from '../index.ts';

export const hoursLocationFixtures = defineFixtures('hoursLocation', {
  mapa: {
    _key: 'hours-location-mapa',
    variant: 'mapa',
    surface: 'claro',
    anchorId: 'como-chegar',
    header: {
      _type: 'sectionHeader',
      title: 'Como chegar e quando atendemos',
    },
  },
  cartão: {
    _key: 'hours-location-cartao',
    variant: 'cartao',
    surface: 'branco',
    header: { _type: 'sectionHeader', title: 'Horário e endereço' },
  },
});
