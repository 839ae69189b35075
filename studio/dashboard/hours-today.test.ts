import { ask } from '../../schemas/testing.ts';
import { hoursToday } from './hours-today.ts';
import { type Overview, OVERVIEW_QUERY } from './overview.ts';

const intervals = [{ opens: '07:30', closes: '18:00' }];
const clinic = { days: ['monday'], intervals };
const imaging = { days: ['monday'], department: 'Imagem', intervals: [{ opens: '08:00', closes: '12:00' }] };
const off = { date: '2026-11-23', status: 'fechado' };

async function rowsOn(today: string, specialDates: readonly object[], id = 'clinicHours') {
  const hours = { _id: id, _type: 'clinicHours', openingHours: [clinic, imaging], specialDates };
  const published = { _id: 'clinicHours', _type: 'clinicHours', openingHours: [clinic], specialDates: [] };
  const documents = id === 'clinicHours' ? [hours] : [hours, published];
  const overview = (await ask(OVERVIEW_QUERY, documents, { today, types: [] })) as Overview;
  return hoursToday(overview, today);
}

async function saidOn(...hours: Parameters<typeof rowsOn>) {
  return (await rowsOn(...hours)).map(({ department, text }) => `${department ?? 'clínica'}: ${text}`);
}

test('T1, S9: the clinic first, then each department with what it does today', async () => {
  expect(await saidOn('2026-11-23', [])).toEqual(['clínica: 7h30 às 18h', 'Imagem: 8h às 12h']);
  expect(await saidOn('2026-11-24', [])).toEqual(['clínica: fechada', 'Imagem: não atende']);
});

test('T1: what differs today is told, of the draft where there is one', async () => {
  const dates = [{ ...off, department: 'Imagem', label: 'manutenção' }];
  const said = ['clínica: 7h30 às 18h', 'Imagem: não atende (manutenção)'];
  expect(await saidOn('2026-11-23', dates)).toEqual(said);
  expect(await saidOn('2026-11-23', dates, 'drafts.clinicHours')).toEqual(said);
  expect(await saidOn('2026-11-23', [off])).toContain('clínica: fechada');
});

test('T1: a department that was named once stays one click away', async () => {
  const dates = [{ ...off, date: '2026-11-02', department: 'Raio-X' }];
  expect(await saidOn('2026-11-23', dates)).toContain('Raio-X: como a clínica');
});

test('S12: when the whole clinic is closed, no department attends, whatever was said of it', async () => {
  const own = { date: '2026-11-23', department: 'Imagem', status: 'especial', intervals };
  const named = { ...off, date: '2026-11-02', department: 'Raio-X' };
  const all = ['clínica: fechada', 'Imagem: não atende', 'Raio-X: não atende'];
  expect(await saidOn('2026-11-23', [off, named])).toEqual(all);
  expect(await saidOn('2026-11-23', [own, off, named])).toEqual(all);
});

test('S14-2: a row whose hours differ today says so: what they are is changed, and not said once more', async () => {
  const dates = [
    { ...off, department: 'Imagem' },
    { ...off, date: '2026-11-02', department: 'Raio-X' },
  ];
  expect((await rowsOn('2026-11-23', dates)).map(({ change }) => change)).toEqual([
    'Mudar',
    'Mudar',
    'Não atende hoje',
  ]);
});

test('S12: nothing is offered for a department of which nothing would be shown', async () => {
  const changesOn = async (...hours: Parameters<typeof rowsOn>) => (await rowsOn(...hours)).map(({ change }) => change);
  expect(await changesOn('2026-11-23', [])).toEqual(['Mudar', 'Não atende hoje']);
  expect(await changesOn('2026-11-23', [{ ...off, department: 'Imagem' }])).toEqual(['Mudar', 'Mudar']);
  expect(await changesOn('2026-11-23', [off])).toEqual(['Mudar', null]);
  expect(await changesOn('2026-11-23', [off, { ...off, department: 'Imagem' }])).toEqual(['Mudar', null]);
  // A day without hours by the week.
  expect(await changesOn('2026-11-24', [])).toEqual(['Mudar', null]);
});
