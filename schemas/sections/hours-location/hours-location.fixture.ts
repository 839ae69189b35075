import type { SectionFixtures } from '../index.ts';

export const hoursLocationFixtures = {
  mapa: {
    _key: 'hours-location-mapa',
    _type: 'hoursLocation',
    variant: 'mapa',
    surface: 'claro',
    anchorId: 'como-chegar',
    header: {
      _type: 'sectionHeader',
      eyebrow: 'Onde e quando',
      title: 'Como chegar e quando atendemos',
      lead: 'No centro, a uma quadra da praça, com rampa na entrada.',
    },
  },
  cartao: {
    _key: 'hours-location-cartao',
    _type: 'hoursLocation',
    variant: 'cartao',
    surface: 'branco',
    header: { _type: 'sectionHeader', title: 'Horário e endereço' },
  },
} satisfies SectionFixtures<'hoursLocation'>;
