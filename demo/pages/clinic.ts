import type { Page } from '#schemas/generated/content-types.ts';
import { pageBanner } from '#schemas/sections/banner/banner.fixture.ts';
import { whatsappBand } from '#schemas/sections/call-to-action/call-to-action.fixture.ts';
import { featuresFixtures } from '#schemas/sections/features/features.fixture.ts';
import { figuresFixtures } from '#schemas/sections/figures/figures.fixture.ts';
import { hoursLocationFixtures } from '#schemas/sections/hours-location/hours-location.fixture.ts';
import { imageTextFixtures } from '#schemas/sections/image-text/image-text.fixture.ts';
import { portfolioFixtures } from '#schemas/sections/portfolio/portfolio.fixture.ts';
import { testimonialsFixtures } from '#schemas/sections/testimonials/testimonials.fixture.ts';

import type { DemoDocument } from '../demo-document.ts';

/** `/a-clinica` */
export const clinicPage: DemoDocument<Page> = {
  _id: 'page-a-clinica',
  _type: 'page',
  isDemo: true,
  title: 'A clínica',
  slug: { _type: 'slug', current: 'a-clinica' },
  sections: [
    pageBanner('home', 'A clínica', 'Pequena e de portas abertas: seis salas e uma equipe que trabalha junta.'),
    imageTextFixtures.equipe,
    featuresFixtures.destaque,
    { ...portfolioFixtures.mosaico, surface: 'branco', anchorId: 'estrutura' },
    figuresFixtures.faixa,
    { ...testimonialsFixtures.padrão },
    whatsappBand('visita', 'Quer conhecer antes de agendar?', 'Combine uma visita com a recepção.'),
    { ...hoursLocationFixtures.cartão },
  ],
  seo: {
    _type: 'seo',
    title: 'A clínica',
    description:
      'Como trabalha a Clínica Exemplo Norte: consultas com hora marcada, prédio térreo e acessível, sigilo e informação por escrito.',
  },
};
