import type { Page } from '#schemas/generated/content-types.ts';
import { bannerFixtures } from '#schemas/sections/banner/banner.fixture.ts';
import { callToActionFixtures } from '#schemas/sections/call-to-action/call-to-action.fixture.ts';
import { featuresFixtures } from '#schemas/sections/features/features.fixture.ts';
import { imageTextFixtures } from '#schemas/sections/image-text/image-text.fixture.ts';
import { pricingFixtures } from '#schemas/sections/pricing/pricing.fixture.ts';
import { servicesFixtures } from '#schemas/sections/services/services.fixture.ts';

import { type DemoDocument, withoutTitle } from '../demo-document.ts';

/** `/servicos`: what the clinic attends, each service with its own page. */
export const servicesPage: DemoDocument<Page> = {
  _id: 'page-servicos',
  _type: 'page',
  isDemo: true,
  title: 'Serviços',
  slug: { _type: 'slug', current: 'servicos' },
  sections: [
    bannerFixtures.interno,
    { ...withoutTitle(servicesFixtures.lista), surface: 'branco' },
    { ...imageTextFixtures.esquerda, anchorId: 'psicologia' },
    { ...featuresFixtures['como funciona'] },
    { ...pricingFixtures.cartões, surface: 'claro' },
    { ...callToActionFixtures.destaque, variant: 'faixa' },
  ],
  seo: {
    _type: 'seo',
    title: 'Serviços',
    description:
      'Consulta de clínica geral, atendimento psicológico e ultrassonografia em Cidade Exemplo: como acontece e o que trazer.',
  },
};
