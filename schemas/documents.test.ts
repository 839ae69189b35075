import { demonstrationDocuments } from '#demo/documents.ts';

import { PRICING_FRAGMENT } from './sections/pricing/pricing.query.ts';
import {
  EXAM_QUERY,
  HEALTH_PLANS_QUERY,
  PATHS_QUERY,
  POST_QUERY,
  SERVICE_QUERY,
  TOPIC_QUERY,
  TOPICS_QUERY,
} from './queries.ts';
import { ask, problemsOf } from './testing.ts';
import { validationOf } from './validation-testing.ts';

const seed: readonly { readonly _id: string; readonly [field: string]: unknown }[] = demonstrationDocuments;

/** The demonstration content with some fields of one document changed. */
const withChange = (id: string, change: Record<string, unknown>) =>
  seed.map((document) => (document._id === id ? { ...document, ...change } : document));

const nextYear = new Date(Date.now() + 31_536_000_000).toISOString();

test('a service comes with who attends, without those who do not work there now', async () => {
  const documents = withChange('professional-elisa-amostra', { status: 'licenca' });
  expect(await ask(SERVICE_QUERY, documents, { slug: 'consulta-de-clinica-geral' })).toMatchObject({
    title: 'Consulta de clínica geral',
    professionals: [{ slug: 'ana-exemplo' }],
    faq: [{ _id: 'faq-agendar' }, { _id: 'faq-remarcar' }, { _id: 'faq-acompanhante' }],
  });
});

test('an exam comes with its preparation and who answers for it', async () => {
  const exam = await ask(EXAM_QUERY, seed, { slug: 'ultrassonografia-de-abdome-total' });
  expect(exam).toMatchObject({
    preparation: { rules: [{ fastingHours: 6 }, { fastingHours: 3 }] },
    needsFasting: true,
    reviewedBy: { slug: 'bruno-modelo' },
    reportedBy: { rqes: [{ title: 'Radiologia e Diagnóstico por Imagem' }] },
  });
});

test('only plans with a contract in force are shown (L14)', async () => {
  const names = async (change: Record<string, unknown>) =>
    (await ask(HEALTH_PLANS_QUERY, withChange('plan-exemplo-a', change))).map(({ _id }) => _id);
  expect(await names({})).toContain('plan-exemplo-a');
  expect(await names({ active: false })).not.toContain('plan-exemplo-a');
  expect(await names({ validUntil: '2020-01-01' })).not.toContain('plan-exemplo-a');
  expect(await names({ validUntil: nextYear.slice(0, 10) })).toContain('plan-exemplo-a');
});

test('an article of tomorrow is nowhere yet', async () => {
  const documents = withChange('post-dia-do-exame', { publishedAt: nextYear });
  const params = { slug: 'o-que-levar-no-dia-do-exame', topic: 'exames-sem-susto' };
  expect(await ask(POST_QUERY, seed, params)).toMatchObject({ title: 'O que levar no dia do exame' });
  expect(await ask(POST_QUERY, documents, params)).toBeNull();
  expect(await ask(TOPIC_QUERY, documents, { slug: 'exames-sem-susto' })).toMatchObject({ posts: [] });
  expect(JSON.stringify(await ask(TOPICS_QUERY, documents))).not.toContain('dia-do-exame');
  expect(JSON.stringify(await ask(PATHS_QUERY, documents))).not.toContain('dia-do-exame');
});

test('a topic is listed once it has an article', async () => {
  const topic = { _id: 'topic-vazio', _type: 'topic', title: 'Vazio', slug: { current: 'vazio' } };
  const post = {
    _id: 'a',
    _type: 'post',
    slug: { current: 'a' },
    topic: { _ref: topic._id },
    publishedAt: '2026-01-01T12:00:00Z',
  };
  const listed = async (...documents: object[]) => (await ask(TOPICS_QUERY, documents)).topics.map(({ _id }) => _id);
  expect(await listed(topic)).toEqual([]);
  expect(await listed(topic, post)).toEqual([topic._id]);
});

test('an article is found only below its own topic', async () => {
  expect(await ask(POST_QUERY, seed, { slug: 'o-que-levar-no-dia-do-exame', topic: 'saude-mental' })).toBeNull();
});

test('a price that may not be announced does not leave the lake (M16, P4)', async () => {
  const prices = (kind: string, more = {}) =>
    ask(`*[_id == "s"][0]{${PRICING_FRAGMENT}}`, [
      { _id: 's' },
      { _id: 'p', _type: 'priceItem', label: 'x', kind, amountCents: 9900, ...more },
    ]);
  expect(await prices('consulta')).toMatchObject({ prices: [{ amountCents: 9900 }] });
  expect(await prices('exame')).toMatchObject({ prices: [{ amountCents: null }] });
  expect(
    await prices('exame', { approval: { by: 'u1', content: { label: 'x', kind: 'exame', amountCents: 9900 } } }),
  ).toMatchObject({ prices: [{ amountCents: 9900 }] });
  expect(await prices('procedimento')).toMatchObject({ prices: [{ amountCents: null }] });
  expect(await prices('psicologia')).toMatchObject({ prices: [{ amountCents: null }] });
});

test('a message that a visitor wrote fits its form in Studio', async () => {
  const message = {
    _id: 'messages.0b6f',
    _type: 'message',
    state: 'novo',
    name: 'Maria Exemplo',
    phone: '(66) 90000-0000',
    subject: 'agendamento',
    text: 'Gostaria de um horário na quinta.',
    receivedAt: '2026-10-12T12:00:00Z',
    consent: { at: '2026-10-12T12:00:00Z', textVersion: '1.0' },
    retentionUntil: '2027-04-10',
  };
  expect(await problemsOf(message)).toEqual([]);
  expect((await problemsOf({ ...message, state: 'apagado' })).join()).toContain('state');
});

test('C10: a notice names its pages where it is for some, and goes after it came', async () => {
  const judged = async (more: object) =>
    (await validationOf({ _id: 'n', _type: 'notice', variant: 'informacao', title: 'Recesso', scope: 'site', ...more }))
      .errors;
  expect(await judged({})).toBe('');
  expect(await judged({ scope: 'pages' })).toContain('Escolha ao menos uma página');
  const from = '2026-12-02T12:00:00Z';
  expect(await judged({ from, until: '2026-12-01T12:00:00Z' })).toContain('sai antes de entrar');
  expect(await judged({ from, until: '2026-12-03T12:00:00Z' })).toBe('');
});

test('S18: a menu with too many links says how many fit and what to do', async () => {
  const link = { kind: 'url', url: 'https://exemplo.invalid' };
  const links = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      _key: `${index}`,
      _type: 'menuItem',
      label: `Página ${index}`,
      link,
    }));
  const errorsOf = async (menus: object) => (await validationOf({ _id: 'siteSettings', ...menus })).errors;
  expect(await errorsOf({ mainMenu: links(6), footerMenu: links(8) })).toBe('');
  expect(await errorsOf({ mainMenu: links(7) })).toContain('mainMenu: Cabem seis links. Remova um');
  expect(await errorsOf({ footerMenu: links(9) })).toContain('footerMenu: Cabem oito links. Remova um');
});

test('Z7: a name that the header may cut is pointed out', async () => {
  const warned = async (tradeName: string) => (await validationOf({ _id: 'siteSettings', tradeName })).warnings;
  expect(await warned('Clínica Exemplo Norte')).not.toContain('cortado');
  expect(await warned('Clínica de Especialidades Médicas e Imagem')).toContain('cortado');
});
