import type { Page } from '#schemas/generated/content-types.ts';
import { pageBanner } from '#schemas/sections/banner/banner.fixture.ts';
import { callToActionFixtures } from '#schemas/sections/call-to-action/call-to-action.fixture.ts';
import { examsFixtures } from '#schemas/sections/exams/exams.fixture.ts';
import { faqFixtures } from '#schemas/sections/faq/faq.fixture.ts';
import { resultsPortalFixtures } from '#schemas/sections/results-portal/results-portal.fixture.ts';
import { teamFixtures } from '#schemas/sections/team/team.fixture.ts';

import { type DemoDocument, withoutTitle } from '../demo-document.ts';

/** `/exames`: the list with its search, results, who carries them out. */
export const examsPage: DemoDocument<Page> = {
  _id: 'page-exames',
  _type: 'page',
  isDemo: true,
  title: 'Exames',
  slug: { _type: 'slug', current: 'exames' },
  sections: [
    pageBanner(
      'ultrasound',
      'Exames e preparo',
      'Procure o exame do seu pedido e veja como se preparar, o que levar e quando o resultado fica pronto.',
    ),
    withoutTitle(examsFixtures.lista),
    resultsPortalFixtures.passos,
    { ...teamFixtures.escolhidas, surface: 'branco' },
    faqFixtures.imagem,
    callToActionFixtures.faixa,
  ],
  seo: {
    _type: 'seo',
    title: 'Exames e preparo',
    description:
      'Ultrassonografia, doppler e raio-X em Cidade Exemplo: encontre o seu exame, veja o preparo e saiba como receber o resultado.',
  },
};
