import { defineFixtures } from '../index.ts';

export const testimonialsFixtures = defineFixtures('testimonials', {
  padrão: {
    _key: 'testimonials-padrao',
    surface: 'primaria',
    header: {
      _type: 'sectionHeader',
      eyebrow: 'Depoimentos',
      title: 'O que dizem do atendimento',
      lead: 'Publicados com autorização por escrito e sem identificar ninguém.',
    },
  },
});
