import { ask } from '../../schemas/testing.ts';
import { dayAt, daysAfter, expiryOf } from './days.ts';
import { expiring } from './expiring.ts';
import { type Overview, OVERVIEW_QUERY } from './overview.ts';

const lists = { prices: [], plans: [], reviews: [], notices: [], sections: [], unanswered: [] };
const nothing = { ...lists, settings: null, publishedHours: null };
const intervals = [{ opens: '07:30', closes: '18:00' }];
const when = { today: '2026-11-21', horizon: '2026-12-21', timeZone: 'America/Cuiaba' };

test('the day is the clinic’s: late in the evening it is still today there', () => {
  expect(dayAt('America/Cuiaba', new Date('2026-11-22T02:30:00Z'))).toBe('2026-11-21');
  expect(daysAfter('2026-11-21', 30)).toBe('2026-12-21');
});

test.each([
  ['2026-11-18', 'venceu há 3 dias'],
  ['2026-11-20', 'venceu ontem'],
  ['2026-11-21', 'vence hoje'],
  ['2026-11-22', 'vence amanhã'],
  ['2026-12-03', 'vence em 12 dias'],
])('%s %s', (day, said) => {
  expect(expiryOf(day, '2026-11-21')).toBe(said);
});

test('certificates and licences count from a month before (E3, E4), and open at their date', () => {
  const settings = { demoMode: false, certificate: '2026-12-01', licence: '2027-03-01' };
  expect(expiring({ ...nothing, settings }, when)).toEqual([
    expect.objectContaining({
      title: 'Certificado de regularidade (CRM)',
      detail: 'vence em 10 dias · 01/12/2026',
      over: false,
      document: { id: 'siteSettings', type: 'siteSettings', path: 'crmCertificate.validUntil' },
    }),
  ]);
});

test('what is over comes first, then what ends soonest', () => {
  const price = (name: string, date: string) => ({ _id: name, _type: 'priceItem', name, date });
  const plans = [{ _id: 'plan', _type: 'healthPlan', name: 'B', date: '2026-11-25' }];
  const prices = [price('C', '2026-12-20'), price('A', '2026-11-01')];
  const rows = expiring({ ...nothing, prices, plans }, when);
  expect(rows.map(({ title, over }) => [title, over])).toEqual([
    ['Valor: A', true],
    ['Convênio: B', false],
    ['Valor: C', false],
  ]);
});

test('C10: a notice that leaves the site opens at its date', () => {
  const notices = [{ _id: 'n', _type: 'notice', name: 'Recesso', date: '2026-12-02T03:00:00Z' }];
  const [row] = expiring({ ...nothing, notices }, when);
  expect(row).toMatchObject({ title: 'Aviso: Recesso', document: { id: 'n', type: 'notice', path: 'until' } });
  expect(row?.detail).toBe('vence em 10 dias · 01/12/2026');
});

test('a section that leaves the site is named with its page and opens there', () => {
  const ending = [{ _key: 'natal', title: 'Recesso', until: '2026-12-02T03:00:00Z' }];
  const [row] = expiring({ ...nothing, sections: [{ _id: 'home', _type: 'page', name: 'Início', ending }] }, when);
  expect(row).toMatchObject({ title: 'Recesso (Início)', document: { path: 'sections[_key=="natal"]' } });
  expect(row?.detail).toBe('vence em 10 dias · 01/12/2026');
});

test('a text nobody looked at for a year is due for review', () => {
  const review = (date: string) => ({ _id: date, _type: 'exam', name: 'Raio-X', date, reviewerLeft: false });
  const rows = expiring({ ...nothing, reviews: [review('2025-12-10'), review('2025-11-01')] }, when);
  expect(rows.map(({ detail, over }) => [detail, over])).toEqual([
    ['revisado há 12 meses · 01/11/2025', true],
    ['revisado há 11 meses · 10/12/2025', false],
  ]);
});

test('C6: what somebody who left has reviewed is due again, however new', async () => {
  const exam = { _id: 'e', _type: 'exam', title: 'Raio-X', reviewedAt: '2026-11-20', reviewedBy: { _ref: 'd' } };
  const overviewWith = (status: string) =>
    ask(OVERVIEW_QUERY, [exam, { _id: 'd', _type: 'professional', status }], { yearAgo: '2025-11-21', types: [] });
  expect(await overviewWith('ativo')).toMatchObject({ reviews: [] });
  const { reviews } = (await overviewWith('ex-membro')) as Overview;
  expect(expiring({ ...nothing, reviews }, when)).toEqual([
    expect.objectContaining({
      title: 'Revisar: Raio-X',
      detail: 'quem revisou saiu da clínica',
      over: true,
      document: { id: 'e', type: 'exam', path: 'reviewedBy' },
    }),
  ]);
});

test('T9: a message nobody answered stands under its promised day; one that was answered, or is spam, does not', async () => {
  const message = (state: string) => ({
    _id: `messages.${state}`,
    _type: 'message',
    name: 'Maria',
    state,
    receivedAt: '2026-11-18T15:00:00Z',
  });
  const settings = { _id: 'siteSettings', _type: 'siteSettings', formSettings: { answerWithinDays: 2 } };
  const content = [settings, ...['novo', 'lido', 'respondido', 'spam'].map(message)];
  const overview = (await ask(OVERVIEW_QUERY, content, { types: [] })) as Overview;
  const rows = expiring({ ...nothing, settings: overview.settings, unanswered: overview.unanswered }, when);
  expect(rows.map(({ title, detail, document }) => [title, detail, document])).toEqual(
    ['novo', 'lido'].map((state) => [
      'Responder: Maria',
      'vence em 2 dias · 23/11/2026',
      { id: `messages.${state}`, type: 'message', path: 'state' },
    ]),
  );
});

test('U6: an answer is due on the day that the site promised: days on which the clinic is closed do not count', async () => {
  const message = { _id: 'messages.a', _type: 'message', state: 'novo', receivedAt: '2026-11-18T15:00:00Z' };
  const hours = {
    _id: 'clinicHours',
    _type: 'clinicHours',
    openingHours: [{ days: ['wednesday', 'thursday', 'friday', 'monday', 'tuesday'], intervals }],
    specialDates: [{ date: '2026-11-19', status: 'fechado' }],
  };
  const draft = { ...hours, _id: 'drafts.clinicHours', specialDates: [] };
  const overview = (await ask(OVERVIEW_QUERY, [message, hours, draft], { today: when.today, types: [] })) as Overview;
  const { unanswered, publishedHours } = overview;
  const [row] = expiring({ ...nothing, unanswered, publishedHours }, when);
  // Settings that were never written promise two days, and 20 November is a holiday.
  expect(row?.detail).toBe('vence em 3 dias · 24/11/2026');
});
