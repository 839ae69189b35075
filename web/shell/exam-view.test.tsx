import { render, screen } from '@testing-library/react';
import { GlobalStyle } from '../ui/global-style.tsx';
import { drawWithStyles } from '../ui/styles.fixture.tsx';
import type { ExamDetails, Settings } from './content.ts';
import { ExamView } from './exam-view.tsx';
import { settingsFixture } from './settings.fixture.ts';

const exam = {
  _id: 'exam-us',
  _updatedAt: '2026-01-01T00:00:00Z',
  title: 'Ultrassonografia de tireoide',
  slug: 'ultrassonografia-de-tireoide',
  modality: 'ultrassonografia',
  bodyRegion: 'Pescoço',
  synonyms: null,
  summary: 'Observa a glândula tireoide.',
  requiresMedicalOrder: true,
  requiresAppointment: true,
  usesContrast: false,
  ionizingRadiation: false,
  durationMinutes: 20,
  resultDeadline: null,
  image: null,
  whatsappMessage: null,
  body: null,
  preparation: null,
  reviewedAt: null,
  reviewedBy: null,
  reportedBy: null,
  professionals: [],
  healthPlans: [],
  equipment: [],
  price: null,
  faq: [],
  isDemo: true,
  seo: null,
} satisfies ExamDetails;

const show = (fields: Partial<ExamDetails> = {}) =>
  render(<ExamView exam={{ ...exam, ...fields }} settings={settingsFixture} />);

const price = {
  _id: 'p',
  label: 'Ultrassonografia',
  kind: 'exame',
  amountCents: null,
  paymentMethods: null,
  note: null,
  validFrom: null,
} as const;

it('answers what people ask about the exam, on its own page', () => {
  const children = [{ _type: 'span' as const, _key: 's', text: 'Sim.', marks: null }];
  const block = { _type: 'block' as const, _key: 'b', style: 'normal' as const, listItem: null, level: null };
  const answer = [{ ...block, children, markDefs: null }];
  show({ faq: [{ _id: 'f', question: 'Preciso de pedido médico?', answer }] });
  expect(screen.getByRole('region', { name: 'Perguntas frequentes' }).textContent).toContain(
    'Preciso de pedido médico?',
  );
});

it('begins the conversation with the words of the exam', () => {
  show({ whatsappMessage: 'Olá, gostaria de agendar um exame.' });
  const href = screen.getByRole('link', { name: /^Agendar este exame/ }).getAttribute('href');
  expect(decodeURIComponent(href ?? '')).toContain('Olá, gostaria de agendar um exame.');
});

it('names the price only as far as it may be announced (M16)', () => {
  const { unmount } = show({ price });
  expect(screen.getByText('Valor do exame sob consulta')).toBeTruthy();
  unmount();
  show({ price: { ...price, amountCents: 120_00 } });
  expect(screen.getByText('R$ 120,00', { normalizer: (text) => text.replaceAll('\u00A0', ' ') })).toBeTruthy();
});

it('leaves out what staff left empty', () => {
  show();
  expect(screen.queryByText('Valor')).toBeNull();
  expect(screen.queryByRole('region', { name: 'Perguntas frequentes' })).toBeNull();
});

const preparation = {
  noPreparation: false,
  rules: [
    { _key: 'a', ageMin: null, ageMax: 6, fastingHours: 3, water: null, bladder: null, period: null, note: null },
    {
      _key: 'b',
      ageMin: 7,
      ageMax: null,
      fastingHours: 6,
      water: 'Livre',
      bladder: 'cheia' as const,
      period: null,
      note: null,
    },
  ],
  diet: 'Coma algo leve na véspera.',
  medicationNote: 'Siga a orientação do seu médico.',
  bring: ['pedido', 'Fralda de pano'],
  arriveMinutesBefore: 15,
  warnings: ['Venha com acompanhante.'],
  fileUrl: null,
};
const reviewed = { preparation, reviewedBy: { ...settingsFixture.technicalDirector, status: 'ativo' as const } };

const hrefOf = (name: RegExp) => decodeURIComponent(screen.getByRole('link', { name }).getAttribute('href') ?? '');

describe('V: booking from the page of an exam', () => {
  const showWith = (settings: Partial<Settings>, fields: Partial<ExamDetails> = {}) =>
    render(<ExamView exam={{ ...exam, ...fields }} settings={{ ...settingsFixture, ...settings }} />);

  it('V: names the exam in the WhatsApp text', () => {
    show();
    expect(hrefOf(/^Agendar este exame/)).toBe(
      'https://wa.me/5566900000000?text=Olá, vim pelo site e gostaria de agendar o exame: Ultrassonografia de tireoide.',
    );
  });

  it('V: calls where there is no WhatsApp, and where the clinic books by telephone', () => {
    const { unmount } = showWith({ whatsapp: null as never });
    expect(hrefOf(/^Agendar este exame/)).toBe('tel:+556630000000');
    unmount();
    showWith({ booking: { mode: 'phone', url: null, label: null } });
    expect(hrefOf(/^Agendar este exame/)).toBe('tel:+556630000000');
  });

  it('V: asks about an exam that needs no appointment, in place of booking it', () => {
    show({ requiresAppointment: false });
    expect(screen.queryByRole('link', { name: /^Agendar/ })).toBeNull();
    expect(hrefOf(/^Perguntar sobre este exame/)).toContain(
      'tenho uma dúvida sobre o exame: Ultrassonografia de tireoide.',
    );
  });
});

describe('V: the preparation to take along', () => {
  it('V: goes to the visitor’s own WhatsApp, whole, with who answers for it and where it stands', () => {
    show({ ...reviewed, ionizingRadiation: true });
    expect(hrefOf(/^Enviar o preparo para o meu WhatsApp/)).toBe(
      [
        'https://wa.me/?text=Preparo: Ultrassonografia de tireoide',
        '',
        'Avise a equipe, antes do exame, se houver possibilidade de gravidez.',
        'Até 6 anos: Jejum de 3 horas',
        'A partir de 7 anos: Jejum de 6 horas; Água: livre; Bexiga cheia',
        'Alimentação: Coma algo leve na véspera.',
        'Medicamentos: Siga a orientação do seu médico.',
        'O que levar: Pedido médico, Fralda de pano',
        'Chegue 15 minutos antes, para o cadastro.',
        'Venha com acompanhante.',
        '',
        'Revisado por Ana Exemplo da Silva · MÉDICA · CRM-MT 00000',
        'http://localhost:3000/exames/ultrassonografia-de-tireoide',
        'Clínica Exemplo Norte',
        'Registro CRM-MT nº 00000 · CNES 0000000',
        'Diretora técnica médica: Ana Exemplo da Silva · MÉDICA · CRM-MT 00000',
      ].join('\n'),
    );
  });

  it('V: says that nothing is needed, where nothing is', () => {
    show({ preparation: { ...preparation, noPreparation: true, rules: [] } });
    expect(hrefOf(/^Enviar o preparo/)).toContain('\nNão é necessário preparo.\n');
  });

  it('V: is not offered where there is none', () => {
    show();
    expect(screen.queryByRole('link', { name: /^Enviar o preparo/ })).toBeNull();
  });

  it('V: stands before the photograph', () => {
    const asset = { _id: 'image-a-10x10-png', url: '/a.png', mimeType: 'image/png', width: 10, height: 10, lqip: null };
    const image = { asset, hotspot: null, crop: null, alt: 'A sala', decorative: false, isStock: false, credit: null };
    show({ ...reviewed, image });
    const photograph = screen.getByRole('img', { name: 'A sala' });
    const title = screen.getByRole('heading', { name: 'Preparo do exame' });
    expect(title.compareDocumentPosition(photograph)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('V: is dark on paper, whatever the theme', () => {
    const sheet = drawWithStyles(<GlobalStyle />);
    const printed = [...sheet.cssRules]
      .filter((rule): rule is CSSMediaRule => rule instanceof CSSMediaRule && rule.media.mediaText === 'print')
      .flatMap((rule) => [...rule.cssRules] as CSSStyleRule[]);
    const text = document.body.appendChild(document.createElement('p'));
    const inks = printed.filter((rule) => text.matches(rule.selectorText)).map(({ style }) => style);
    expect(inks.map((style) => [style.getPropertyValue('color'), style.getPropertyPriority('color')])).toEqual([
      ['#000', 'important'],
    ]);
    document.head.replaceChildren();
    document.body.replaceChildren();
  });

  it('V: is printed in large type, without what paper cannot use', () => {
    const sheet = drawWithStyles(<ExamView exam={{ ...exam, ...reviewed }} settings={settingsFixture} />);
    const printed = [...sheet.cssRules]
      .filter((rule): rule is CSSMediaRule => rule instanceof CSSMediaRule && rule.media.mediaText === 'print')
      .flatMap((rule) => [...rule.cssRules] as CSSStyleRule[]);
    const place = document.querySelector('[aria-labelledby="preparo"]');
    const large = printed.filter(
      (rule) => place?.matches(rule.selectorText) && rule.style.getPropertyValue('font-size') === '18pt',
    );
    expect(large).toHaveLength(1);
    const hidden = printed
      .filter((rule) => rule.style.getPropertyValue('display') === 'none')
      .map((rule) => rule.selectorText);
    const isHidden = (name: RegExp) =>
      hidden.some((selector) => screen.getByRole('link', { name }).closest(selector) !== null);
    expect([/^Agendar este exame/, /^Enviar o preparo/, /^Ligar agora/].map(isHidden)).toEqual([true, true, true]);
    document.head.replaceChildren();
    document.body.replaceChildren();
  });
});

it('V: says which plans cover the exam, with what they ask for, discount cards apart', () => {
  const plan = {
    _id: 'a',
    name: 'Convênio Exemplo A',
    kind: 'operadora' as const,
    needsAuthorization: false,
    note: null,
  };
  show({
    healthPlans: [
      plan,
      { ...plan, _id: 'b', name: 'Convênio Exemplo B', needsAuthorization: true, note: 'com pedido de médico da rede' },
      { ...plan, _id: 'c', name: 'Cartão Amostra', kind: 'cartao' as const },
    ],
  });
  const fact = (name: string) => screen.getByRole('heading', { name }).parentElement;
  const rows = [...(fact('Convênios')?.querySelectorAll('li') ?? [])].map((row) => row.textContent);
  expect(rows).toEqual(['Convênio Exemplo A', 'Convênio Exemplo Bcom pedido de médico da rede, guia autorizada antes']);
  expect(fact('Cartões de desconto')?.textContent).toContain('Cartão Amostra');
});
