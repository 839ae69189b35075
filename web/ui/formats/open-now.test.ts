import { clockAt, openState, type SpecialDate, utcOffset, wallClock } from './open-now.ts';

const openingHours = [
  {
    days: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'],
    intervals: [
      { opens: '13:00', closes: '18:00' },
      { opens: '07:30', closes: '11:30' },
    ],
  },
  { days: ['saturday'], intervals: [{ opens: '08:00', closes: '12:00' }] },
  { days: ['sunday'], department: 'Imagem', intervals: [{ opens: '08:00', closes: '12:00' }] },
];

/** What is said at an hour of Cuiabá, which is four hours behind UTC. */
function said(cuiaba: string, specialDates: SpecialDate[] = []): string {
  const state = openState({ openingHours, specialDates }, wallClock(new Date(`${cuiaba}-04:00`), 'America/Cuiaba'));
  return [state?.now, state?.next].join(', ');
}

it.each([
  ['2026-11-23T07:29', 'Fechado agora, abre às 7h30'],
  ['2026-11-23T07:30', 'Aberto agora, fecha às 11h30'],
  ['2026-11-23T11:30', 'Intervalo, abre às 13h'],
  ['2026-11-23T17:59', 'Aberto agora, fecha às 18h'],
  ['2026-11-23T18:00', 'Fechado agora, abre amanhã às 7h30'],
  ['2026-11-28T13:00', 'Fechado agora, abre segunda às 7h30'],
  ['2026-11-29T09:00', 'Fechado agora, abre amanhã às 7h30'],
])('on Cuiabá’s wall at %s says "%s" (B10)', (at, expected) => {
  expect(said(at)).toBe(expected);
});

it('goes by the clinic’s clock, not by the visitor’s (B10)', () => {
  const at = new Date('2026-11-23T21:30:00Z');
  expect(openState({ openingHours }, wallClock(at, 'America/Cuiaba'))?.open).toBe(true);
  expect(openState({ openingHours }, wallClock(at, 'America/Sao_Paulo'))?.open).toBe(false);
});

it.each([
  ['America/Cuiaba', '2026-11-23T21:30:45.500Z', -240],
  ['Asia/Kolkata', '2026-12-31T23:59:59.999Z', 330],
  ['Europe/Berlin', '2026-07-01T00:00:00Z', 120],
  ['Europe/Berlin', '2026-12-01T00:00:00Z', 60],
])('gives the clock of %s at %s by its minutes from UTC, too', (timeZone, moment, minutes) => {
  const at = new Date(moment);
  expect(utcOffset(at, timeZone)).toBe(minutes);
  expect(clockAt(at, minutes)).toEqual(wallClock(at, timeZone));
});

it('knows holidays and shortened days (B10)', () => {
  const holiday = { date: '2026-12-24', until: '2026-12-27', label: 'Natal', status: 'fechado' };
  expect(said('2026-12-24T10:00', [holiday])).toBe('Fechado hoje (Natal), abre segunda às 7h30');
  const short = { date: '2026-12-31', status: 'especial', intervals: [{ opens: '07:30', closes: '10:00' }] };
  expect(said('2026-12-31T09:59', [short])).toBe('Aberto agora, fecha às 10h');
  expect(said('2026-12-31T10:00', [short])).toBe('Fechado agora, abre amanhã às 7h30');
});

it.each([
  ['touch', '13:00', 'Aberto agora, fecha às 18h'],
  ['overlap', '10:00', 'Aberto agora, fecha às 18h'],
  ['leave a pause', '14:00', 'Aberto agora, fecha às 13h'],
])('says when it closes for good where the hours of two entries %s (B10)', (_how, opens, expected) => {
  const days = ['monday'];
  const twice = [
    { days, intervals: [{ opens, closes: '18:00' }] },
    { days, intervals: [{ opens: '08:00', closes: '13:00' }] },
  ];
  const state = openState({ openingHours: twice }, { date: '2026-11-23', time: '12:00' });
  expect([state?.now, state?.next].join(', ')).toBe(expected);
});

it('gives the date when the next opening is not this week', () => {
  const closure = { date: '2026-12-01', until: '2026-12-13', label: 'Reforma', status: 'fechado' };
  expect(said('2026-12-02T10:00', [closure])).toBe('Fechado hoje (Reforma), abre segunda, 14/12, às 7h30');
});

it('says nothing where nothing is known', () => {
  expect(openState({ openingHours: [] }, wallClock(new Date(), 'America/Cuiaba'))).toBeNull();
  const never = { date: '2026-01-01', until: '2027-12-31', label: null, status: 'fechado' };
  expect(said('2026-12-02T10:00', [never])).toBe('Fechado hoje, ');
});

it('T1: a department that is closed does not close the clinic, neither on its own nor beside a rule of the clinic', () => {
  const off = { date: '2026-11-23', department: 'Ultrassonografia', status: 'fechado' };
  expect(said('2026-11-23T08:00', [off])).toBe('Aberto agora, fecha às 11h30');
  const short = { date: '2026-11-23', status: 'especial', intervals: [{ opens: '07:30', closes: '10:00' }] };
  expect(said('2026-11-23T08:00', [off, short])).toBe('Aberto agora, fecha às 10h');
});
