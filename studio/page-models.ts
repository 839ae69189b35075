import { DocumentsIcon } from '@sanity/icons/Documents';
import type { Template } from 'sanity';

import { UNWRITTEN } from '../schemas/index.ts';

/** Texts in brackets say what belongs there; a page with one of them cannot be published (`schemas/rules/unwritten.ts`). */
const write = (what: string) => `${UNWRITTEN} ${what}]`;

const header = (title: string) => ({ _type: 'sectionHeader', title });

const banner = (title: string, text: string) => ({
  _key: 'banner',
  _type: 'banner',
  variant: 'interno',
  title: write(title),
  text: write(text),
});

const features = (title: string, items: readonly string[]) => ({
  _key: 'features',
  _type: 'features',
  variant: '1',
  header: header(title),
  items: items.map((item, index) => ({
    _key: `item-${index + 1}`,
    _type: 'featureItem',
    title: write(item),
    text: write('uma ou duas frases'),
  })),
});

const pricing = { _key: 'pricing', _type: 'pricing', variant: 'cartoes', header: header('Valores') };
const team = { _key: 'team', _type: 'team', variant: 'cartoes', mode: 'all', header: header('Quem atende') };
const faq = { _key: 'faq', _type: 'faq', mode: 'all', header: header('Perguntas frequentes') };
const plans = { _key: 'plans', _type: 'healthPlans', variant: 'lista', header: header('Convênios que aceitamos') };

const text = (title: string, what: string) => ({
  _key: 'text',
  _type: 'richText',
  header: header(title),
  body: [
    {
      _key: 'block',
      _type: 'block',
      style: 'normal',
      markDefs: [],
      children: [{ _key: 'span', _type: 'span', marks: [], text: write(what) }],
    },
  ],
});

const call = {
  _key: 'call',
  _type: 'callToAction',
  variant: 'faixa',
  title: write('o que a pessoa pode fazer agora, como agendar'),
  ctas: [
    {
      _key: 'cta',
      _type: 'cta',
      label: 'Fale no WhatsApp',
      link: { _type: 'link', kind: 'whatsapp' },
      style: 'primary',
    },
  ],
};

const model = (id: string, title: string, sections: readonly object[]): Template => ({
  id: `page-${id}`,
  title,
  schemaType: 'page',
  icon: DocumentsIcon,
  value: { sections },
});

/** What a new page can begin from. */
export const pageModels: readonly Template[] = [
  model('check-up', 'Começar de um modelo: Check-up', [
    banner('o nome do check-up', 'para quem é, e quanto tempo leva'),
    features('O que inclui', ['o primeiro exame ou consulta', 'o segundo', 'o terceiro']),
    pricing,
    team,
    faq,
  ]),
  model('campaign', 'Começar de um modelo: Campanha', [
    banner('o nome da campanha', 'o que é, para quem e até quando'),
    text('Por que participar', 'o que se sabe do assunto, com a fonte'),
    features('Como funciona', ['o primeiro passo', 'o segundo', 'o terceiro']),
    call,
  ]),
  model('plans', 'Começar de um modelo: Convênios', [
    banner('o título, como “Convênios”', 'o que a pessoa precisa trazer'),
    plans,
    pricing,
    faq,
  ]),
  model('simple', 'Começar de um modelo: Página simples', [
    banner('o título da página', 'uma frase que diz o que há aqui'),
    text('Sobre', 'o texto da página'),
  ]),
];
