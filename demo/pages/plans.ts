import type { Page } from '#schemas/generated/content-types.ts';
import { linkTo } from '#schemas/objects/link.fixture.ts';
import { pageBanner } from '#schemas/sections/banner/banner.fixture.ts';
import { whatsappBand } from '#schemas/sections/call-to-action/call-to-action.fixture.ts';
import { chosenQuestions } from '#schemas/sections/faq/faq.fixture.ts';
import { healthPlansFixtures } from '#schemas/sections/health-plans/health-plans.fixture.ts';
import { pricingFixtures } from '#schemas/sections/pricing/pricing.fixture.ts';

import { type DemoDocument, withoutTitle } from '../demo-document.ts';

/** `/convenios`: who pays, and what a private visit costs. */
export const plansPage: DemoDocument<Page> = {
  _id: 'page-convenios',
  _type: 'page',
  isDemo: true,
  title: 'Convênios e preços',
  slug: { _type: 'slug', current: 'convenios' },
  sections: [
    {
      ...pageBanner('document', 'Convênios e preços', 'Que convênios são atendidos e quanto custa a consulta.'),
      ctas: [
        {
          _key: 'valores',
          _type: 'cta',
          label: 'Ver valores',
          style: 'secondary',
          link: linkTo('page-convenios', 'valores'),
        },
      ],
    },
    withoutTitle(healthPlansFixtures.lista),
    { ...pricingFixtures.tabela, anchorId: 'valores' },
    chosenQuestions('faq-sus', 'faq-convenios', 'faq-online'),
    whatsappBand(
      'duvida',
      'O seu plano não está na lista?',
      'Pergunte à recepção: novos convênios entram durante o ano.',
    ),
  ],
  seo: {
    _type: 'seo',
    title: 'Convênios e preços',
    description:
      'Convênios atendidos pela Clínica Exemplo Norte, valores da consulta particular e formas de pagamento em Cidade Exemplo/MT.',
  },
};
