import type { Page } from '#schemas/generated/content-types.ts';
import { linkTo } from '#schemas/objects/link.fixture.ts';
import { pageBanner } from '#schemas/sections/banner/banner.fixture.ts';
import { contactFixtures } from '#schemas/sections/contact/contact.fixture.ts';
import { chosenQuestions } from '#schemas/sections/faq/faq.fixture.ts';
import { hoursLocationFixtures } from '#schemas/sections/hours-location/hours-location.fixture.ts';

import type { DemoDocument } from '../demo-document.ts';

/** `/contato` */
export const contactPage: DemoDocument<Page> = {
  _id: 'page-contato',
  _type: 'page',
  isDemo: true,
  title: 'Contato',
  slug: { _type: 'slug', current: 'contato' },
  sections: [
    {
      ...pageBanner('phone', 'Contato', 'A recepção responde por WhatsApp e telefone no horário de atendimento.'),
      ctas: [
        {
          _key: 'mensagem',
          _type: 'cta',
          label: 'Escrever à recepção',
          style: 'secondary',
          link: linkTo('page-contato', 'formulario'),
        },
      ],
    },
    { ...hoursLocationFixtures.mapa, surface: 'branco' },
    contactFixtures.formulário,
    chosenQuestions('faq-agendar', 'faq-remarcar', 'faq-acompanhante', 'faq-convenios'),
  ],
  seo: {
    _type: 'seo',
    title: 'Contato',
    description:
      'Telefone, WhatsApp, endereço, horário e como chegar à Clínica Exemplo Norte, no centro de Cidade Exemplo, Mato Grosso.',
  },
};
