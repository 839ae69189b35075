import type { Page } from '#schemas/generated/content-types.ts';
import { bannerFixtures } from '#schemas/sections/banner/banner.fixture.ts';
import { blogFixtures } from '#schemas/sections/blog/blog.fixture.ts';
import { chosenQuestions } from '#schemas/sections/faq/faq.fixture.ts';
import { formBannerFixtures } from '#schemas/sections/form-banner/form-banner.fixture.ts';
import { hoursLocationFixtures } from '#schemas/sections/hours-location/hours-location.fixture.ts';
import { servicesFixtures } from '#schemas/sections/services/services.fixture.ts';
import { teamFixtures } from '#schemas/sections/team/team.fixture.ts';

import type { DemoDocument } from '../demo-document.ts';

/** The home page: what the clinic does, who attends, how it works, how to get there. */
export const homePage: DemoDocument<Page> = {
  _id: 'home',
  _type: 'page',
  isDemo: true,
  title: 'Início',
  sections: [
    bannerFixtures.principal,
    formBannerFixtures.exames,
    servicesFixtures.cartões,
    { ...teamFixtures.toda, surface: 'branco' },
    { ...chosenQuestions('faq-agendar', 'faq-convenios', 'faq-preparo', 'faq-online'), surface: 'claro' },
    blogFixtures.cartões,
    hoursLocationFixtures.mapa,
  ],
  seo: {
    _type: 'seo',
    title: 'Clínica Exemplo Norte em Cidade Exemplo/MT',
    description:
      'Clínica geral, psicologia e diagnóstico por imagem em Cidade Exemplo, norte de Mato Grosso. Veja horários, equipe e como agendar.',
  },
};
