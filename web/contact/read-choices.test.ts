/** @jest-environment node */
import { jest } from '@jest/globals';
import type { APPOINTMENT_QUERY_RESULT } from '#schemas/generated/content-types.ts';
import { settingsFixture } from '../shell/settings.fixture.ts';

type Stored = APPOINTMENT_QUERY_RESULT;
type Person = Stored['people'][number];

let stored: Stored;
jest.unstable_mockModule('server-only', () => ({}));
jest.unstable_mockModule('../content/read.ts', () => ({ read: async () => ({ data: stored }) }));
const { readChoices } = await import('./read-choices.ts');

const person = (own: object) =>
  ({
    _id: 'ana',
    slug: 'ana',
    fullName: 'Ana Exemplo',
    honorific: 'Dra.',
    genderLabel: 'feminine',
    registrations: [{ council: 'CRM' }],
    area: null,
    bookingUrl: null,
    schedule: null,
    visits: null,
    today: '2026-11-26',
    ...own,
  }) as unknown as Person;
const service = (own: object) =>
  ({
    _id: 's',
    title: 'Consulta',
    slug: 'consulta',
    area: null,
    whatsappMessage: null,
    ...own,
  }) as Stored['services'][number];
const weekly = (days: string[], opens: string, closes: string) => ({ days, intervals: [{ opens, closes }] });

async function offersOf(own: Partial<Stored>) {
  stored = { services: [], exams: [], people: [], plans: [], ...own };
  return (await readChoices(settingsFixture)).offers;
}

it('U6: offers services, exams and people, each with the plans that cover it', async () => {
  const offers = await offersOf({
    services: [service({})],
    exams: [{ _id: 'e', title: 'Raio-X', slug: 'raio-x', whatsappMessage: null, by: null }],
    people: [person({})],
    plans: [
      { _id: 'p', name: 'A', covers: ['e', 'ana'], needsAuthorization: null, notes: null },
      {
        _id: 'q',
        name: 'B',
        covers: ['s', 'e'],
        needsAuthorization: true,
        notes: [{ _key: 'n', note: 'com pedido da rede', of: 'e' }],
      },
    ],
  });
  expect(offers.map(({ value, plans }) => [value, plans])).toEqual([
    ['servico/consulta', [1]],
    ['exame/raio-x', [0, 1]],
    ['profissional/ana', [0]],
  ]);
  expect(offers.map(({ terms }) => terms)).toEqual([
    { q: 'guia autorizada antes pelo convênio' },
    { q: 'com pedido da rede, guia autorizada antes pelo convênio' },
    {},
  ]);
});

it('P4, U6: offers nobody who only assists, and nobody with an agenda of their own', async () => {
  const people = [person({ registrations: [{ council: 'CRTR' }] }), person({ bookingUrl: 'https://ana.example' })];
  expect(await offersOf({ people })).toEqual([]);
});

it('U6: knows the halves of days of a week, and the dates of somebody who comes now and then', async () => {
  const [each, some] = await offersOf({
    people: [
      person({ schedule: [weekly(['tuesday'], '07:30', '11:30'), weekly(['thursday'], '08:00', '17:00')] }),
      person({
        visits: [{ date: '2026-11-21' }, { date: '2026-11-28', intervals: [{ opens: '08:00', closes: '12:00' }] }],
      }),
    ],
  });
  expect(each?.times).toEqual(['tuesday-manha', 'thursday-manha', 'thursday-tarde']);
  expect([some?.times, some?.dates]).toEqual([['saturday-manha'], '28/11/2026']);
});

it('U6: knows when an exam is done where all who do it have a week', async () => {
  const exam = (...by: string[]) => ({ _id: 'e', title: 'Raio-X', slug: 'raio-x', whatsappMessage: null, by });
  const people = [
    person({ schedule: [weekly(['tuesday'], '07:30', '11:30')] }),
    person({ _id: 'rui', slug: 'rui', visits: [{ date: '2026-11-28' }] }),
    person({ _id: 'davi', registrations: [{ council: 'CRTR' }] }),
  ];
  const timesOf = async (...by: string[]) => (await offersOf({ exams: [exam(...by)], people }))[0]?.times;
  expect(await timesOf('ana')).toEqual(['tuesday-manha']);
  for (const by of [[], ['rui'], ['davi'], ['ana', 'davi']]) expect(await timesOf(...by)).toBeNull();
});

it('U6: knows when those attend who take a plan', async () => {
  const people = [
    person({ schedule: [weekly(['monday'], '07:30', '11:30')] }),
    person({ _id: 'elisa', slug: 'elisa', schedule: [weekly(['tuesday'], '07:30', '11:30')] }),
  ];
  const plan = (_id: string, ...covers: string[]) => ({
    _id,
    name: _id,
    covers,
    needsAuthorization: null,
    notes: null,
  });
  const plans = [plan('both', 's', 'ana', 'elisa'), plan('one', 's', 'ana'), plan('none', 's'), plan('open')];
  const [offer] = await offersOf({ services: [service({ by: ['ana', 'elisa'] })], people, plans });
  expect(offer?.times).toEqual(['monday-manha', 'tuesday-manha']);
  expect(offer?.timesByPlan).toEqual({ 1: ['monday-manha'] });
});

it('U6, P9: a message by WhatsApp names what it is about, with words of its own where it has some', async () => {
  const services = [service({}), service({ whatsappMessage: 'Bom dia' })];
  expect((await offersOf({ services })).map(({ opening }) => opening)).toEqual([
    'Olá, vim pelo site e gostaria de agendar: Consulta.',
    'Bom dia',
  ]);
});

it('P9: it does not say to whoever reads along that it is about therapy (CFP, Código de Ética, art. 9)', async () => {
  const area = { regulation: 'psicologia' };
  const offers = await offersOf({
    services: [service({ area })],
    people: [person({ area }), person({ registrations: [{ council: 'CRP' }] })],
  });
  expect(offers.map(({ opening }) => opening)).toEqual(
    Array.from({ length: 3 }, () => 'Olá, vim pelo site e gostaria de agendar um horário.'),
  );
});
