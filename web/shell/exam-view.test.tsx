import { render, screen } from '@testing-library/react';
import type { ExamDetails } from './content.ts';
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
  const href = screen.getByRole('link', { name: /^Agendar consulta/ }).getAttribute('href');
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
