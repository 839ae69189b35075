import type { Page } from '#schemas/generated/content-types.ts';
import { linkOf, linkTo } from '#schemas/objects/link.fixture.ts';
import { bannerFixtures } from '#schemas/sections/banner/banner.fixture.ts';
import { blogFixtures } from '#schemas/sections/blog/blog.fixture.ts';
import { callToActionFixtures } from '#schemas/sections/call-to-action/call-to-action.fixture.ts';
import { chosenQuestions } from '#schemas/sections/faq/faq.fixture.ts';
import { featuresFixtures } from '#schemas/sections/features/features.fixture.ts';
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
    { ...featuresFixtures['como funciona'], surface: 'claro' },
    { ...chosenQuestions('faq-agendar', 'faq-convenios', 'faq-preparo', 'faq-online'), surface: 'claro' },
    blogFixtures.cartões,
    {
      ...callToActionFixtures.destaque,
      ctas: [
        { _key: 'whatsapp', _type: 'cta', label: 'Fale no WhatsApp', style: 'primary', link: linkOf('whatsapp') },
        { _key: 'contato', _type: 'cta', label: 'Outros contatos', style: 'secondary', link: linkTo('page-contato') },
      ],
    },
    hoursLocationFixtures.mapa,
  ],
  seo: {
    _type: 'seo',
    title: 'Clínica Exemplo Norte em Cidade Exemplo/MT',
    description:
      'Clínica geral, psicologia e diagnóstico por imagem em Cidade Exemplo, norte de Mato Grosso. Veja horários, equipe e como agendar.',
  },
};
