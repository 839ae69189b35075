import type { Page } from '#schemas/generated/content-types.ts';
import { bannerFixtures } from '#schemas/sections/banner/banner.fixture.ts';
import { healthPlansFixtures } from '#schemas/sections/health-plans/health-plans.fixture.ts';
import { pricingFixtures } from '#schemas/sections/pricing/pricing.fixture.ts';
import { linkOf } from '#schemas/objects/link.fixture.ts';

import type { SeedDocument } from '../seed-document.ts';

/** `/convenios`: who pays, and what a private visit costs. */
export const plansPage: SeedDocument<Page> = {
  _id: 'page-convenios',
  _type: 'page',
  isDemo: true,
  title: 'Convênios e valores',
  slug: { _type: 'slug', current: 'convenios' },
  sections: [
    {
      ...bannerFixtures.interno,
      eyebrow: 'Convênios e valores',
      title: 'Por convênio ou particular',
      text: 'Veja se a clínica atende o seu convênio e quanto custa a consulta particular.',
    },
    healthPlansFixtures.lista,
    { ...pricingFixtures.tabela, anchorId: 'valores' },
    {
      _key: 'duvida',
      _type: 'callToAction',
      variant: 'faixa',
      title: 'O seu plano não está na lista?',
      text: 'Pergunte à recepção: novos convênios entram durante o ano.',
      ctas: [{ _key: 'whatsapp', _type: 'cta', label: 'Fale no WhatsApp', style: 'primary', link: linkOf('whatsapp') }],
    },
  ],
  seo: {
    _type: 'seo',
    title: 'Convênios e valores',
    description:
      'Convênios atendidos pela Clínica Exemplo Norte, valores da consulta particular e formas de pagamento em Cidade Exemplo/MT.',
  },
};
