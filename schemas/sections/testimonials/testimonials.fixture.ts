import type { SectionFixtures } from '../index.ts';

export const testimonialsFixtures = {
  padrao: {
    _key: 'testimonials-padrao',
    _type: 'testimonials',
    surface: 'primaria',
    header: {
      _type: 'sectionHeader',
      eyebrow: 'Depoimentos',
      title: 'O que dizem do atendimento',
      lead: 'Publicados com autorização por escrito e sem identificar ninguém.',
    },
  },
} satisfies SectionFixtures<'testimonials'>;
