import type { Page } from '#schemas/generated/content-types.ts';
import { bannerFixtures } from '#schemas/sections/banner/banner.fixture.ts';
import { callToActionFixtures } from '#schemas/sections/call-to-action/call-to-action.fixture.ts';
import { contactFixtures } from '#schemas/sections/contact/contact.fixture.ts';
import { featuresFixtures } from '#schemas/sections/features/features.fixture.ts';
import { richTextFixtures } from '#schemas/sections/rich-text/rich-text.fixture.ts';
import { teamFixtures } from '#schemas/sections/team/team.fixture.ts';

import type { SeedDocument } from '../seed-document.ts';

/** The home page: what the clinic does, who attends, how it works, how to get there. */
export const homePage: SeedDocument<Page> = {
  _id: 'home',
  _type: 'page',
  isDemo: true,
  title: 'Início',
  sections: [
    bannerFixtures.principal,
    featuresFixtures.servicos,
    teamFixtures.toda,
    featuresFixtures.comoFunciona,
    { ...richTextFixtures.sobre, surface: 'primaria' },
    callToActionFixtures.destaque,
    contactFixtures.mapa,
  ],
  seo: {
    _type: 'seo',
    title: 'Clínica Exemplo Norte em Cidade Exemplo/MT',
    description:
      'Clínica geral, psicologia e diagnóstico por imagem em Cidade Exemplo, norte de Mato Grosso. Veja horários, equipe e como agendar.',
  },
};
