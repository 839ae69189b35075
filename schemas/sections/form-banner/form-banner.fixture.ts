import type { SectionFixtures } from '../index.ts';

export const formBannerFixtures = {
  exames: {
    _key: 'form-banner-exames',
    _type: 'formBanner',
    variant: 'exames',
    surface: 'primaria',
    placeholder: 'Ultrassom de tireoide',
    header: {
      _type: 'sectionHeader',
      title: 'Qual exame você vai fazer?',
      lead: 'Veja o preparo, o que levar e o prazo do resultado.',
    },
  },
  resultados: {
    _key: 'form-banner-resultados',
    _type: 'formBanner',
    variant: 'resultados',
    surface: 'claro',
    header: { _type: 'sectionHeader', title: 'O resultado do seu exame' },
  },
} satisfies SectionFixtures<'formBanner'>;
