import { jest } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { act } from 'react';
import { renderToStaticMarkup } from 'react-dom/server.node';
import { SWRConfig } from 'swr';
import type { ProfessionalSummary } from '#schemas/content.ts';
import { professionalEntry } from '#schemas/documents/professional/professional-entry.ts';
import { areas } from '#web/shell/areas.fixture.ts';
import { settingsFixture } from '#web/shell/settings.fixture.ts';
import { ProfessionalList } from './professional-list.tsx';
import { ProfessionalWeek } from './professional-results.tsx';

const doctor = { ...settingsFixture.technicalDirector, area: areas.medicine, modalities: null, photo: null } as const;
const interval = { _key: 'i', opens: '07:30', closes: '11:30' };
const attends = (
  fullName: string,
  ...days: NonNullable<NonNullable<ProfessionalSummary['schedule']>[number]['days']>
) =>
  professionalEntry({
    ...doctor,
    _id: fullName,
    fullName,
    schedule: [{ _key: 'a', days, department: null, intervals: [interval] }],
  });
const ana = attends('Ana Exemplo da Silva', 'monday', 'sunday');
const bruno = attends('Bruno Modelo', 'monday');
const clinic = { timeZone: 'America/Cuiaba', specialDates: null };

beforeEach(() => {
  globalThis.fetch = () => new Promise(() => {});
});
afterEach(() => {
  jest.useRealTimers();
});

function show(props: Partial<Parameters<typeof ProfessionalWeek>[0]> = {}) {
  const cache = new Map();
  return render(
    <SWRConfig value={{ provider: () => cache }}>
      <ProfessionalWeek first={[ana, bruno]} clinic={clinic} {...props} />
    </SWRConfig>,
  );
}

const rows = () => [...document.querySelectorAll('dl > div')].map((row) => row.textContent);
const today = () => [...document.querySelectorAll('[aria-current="date"]')].map((row) => row.textContent);

it('V: shows the whole week to browsers without script, and chooses no day for them', () => {
  const html = renderToStaticMarkup(<ProfessionalWeek first={[ana, bruno]} clinic={clinic} />);
  document.body.innerHTML = html;
  expect(rows()).toEqual([
    'SegundaAna Exemplo da Silva: 7h30 às 11h30Bruno Modelo: 7h30 às 11h30',
    ...['Terça', 'Quarta', 'Quinta', 'Sexta', 'Sábado'].map((day) => `${day}Ninguém atende.`),
    'DomingoAna Exemplo da Silva: 7h30 às 11h30',
  ]);
  expect(today()).toEqual([]);
  document.body.replaceChildren();
});

it('V: marks today by the clinic’s clock, and the next day after its midnight, without a reload', () => {
  // Sunday night in Cuiabá, Monday already in Greenwich.
  jest.useFakeTimers({ now: new Date('2026-11-23T03:58:30Z') });
  show();
  expect(today()).toEqual(['Domingo hojeAna Exemplo da Silva: 7h30 às 11h30']);
  act(() => jest.advanceTimersByTime(120_000));
  expect(today()).toEqual(['Segunda hojeAna Exemplo da Silva: 7h30 às 11h30Bruno Modelo: 7h30 às 11h30']);
});

it('V: says today’s day even where nobody attends', () => {
  jest.useFakeTimers({ now: new Date('2026-11-24T12:00:00-04:00') });
  show();
  expect(today()).toEqual(['Terça hojeNinguém atende.']);
});

it('V: says of the next seven days when the clinic is closed or has other hours', () => {
  jest.useFakeTimers({ now: new Date('2026-11-24T12:00:00-04:00') });
  const specialDates = [
    { date: '2026-11-29', label: 'Feriado', status: 'fechado' },
    { date: '2026-11-30', label: null, status: 'especial', intervals: [{ opens: '08:00', closes: '10:00' }] },
    { date: '2026-12-06', label: 'Depois', status: 'fechado' },
  ];
  show({ clinic: { ...clinic, specialDates } });
  // A page that sleeps wakes for these.
  expect(document.querySelector<HTMLElement>('#semana')?.dataset.differs).toBe('2026-11-29 2026-11-30 2026-12-06');
  expect(rows()).toEqual([
    'SegundaHorário especial da clínica: 8h às 10h. Confirme com a recepção.Ana Exemplo da Silva: 7h30 às 11h30Bruno Modelo: 7h30 às 11h30',
    'Terça hojeNinguém atende.',
    ...['Quarta', 'Quinta', 'Sexta', 'Sábado'].map((day) => `${day}Ninguém atende.`),
    'DomingoClínica fechada (Feriado).',
  ]);
});

it('V: leads from the head of the team’s page to the week, and each name to its profile', async () => {
  await act(async () => {
    render(<ProfessionalList professionals={[ana, bruno]} clinic={clinic} />);
  });
  const week = await screen.findByRole('region', { name: 'Quem atende em cada dia' });
  expect(screen.getByRole('link', { name: 'Quem atende hoje e nesta semana' }).getAttribute('href')).toBe(
    `#${week.id}`,
  );
  const link = within(week).getAllByRole('link', { name: 'Ana Exemplo da Silva' })[0];
  expect(link?.getAttribute('href')).toBe('/profissional/ana-exemplo');
});

it('V: is left out where nobody entered days', async () => {
  const { container } = show({ first: [professionalEntry({ ...doctor, schedule: null })] });
  expect(container.textContent).toBe('');
});

describe('V: dates of their own, once the browser knows the day', () => {
  const bookings = (more: Partial<ProfessionalSummary>) =>
    professionalEntry({ ...doctor, _id: 'carla', fullName: 'Carla Amostra Lima', today: '2026-11-23', ...more });
  const times = [{ ...interval, opens: '14:00', closes: '17:00' }];

  beforeEach(() => {
    jest.useFakeTimers({ now: new Date('2026-11-23T12:00:00-04:00') });
  });

  it('V: name nobody on days on which they are away', () => {
    const away = bookings({
      schedule: [{ _key: 'a', days: ['monday', 'tuesday'], department: null, intervals: [interval] }],
      absences: [{ _key: 'a', from: '2026-11-20', until: '2026-11-23' }],
    });
    show({ first: [away] });
    expect(rows().slice(0, 2)).toEqual(['Segunda hojeNinguém atende.', 'TerçaCarla Amostra Lima: 7h30 às 11h30']);
  });

  it('V: name who comes on one of the next seven days, and nobody who comes later', () => {
    const visit = (date: string) => ({
      _key: date,
      _type: 'visitDay' as const,
      date,
      week: null,
      day: null,
      intervals: times,
    });
    show({ first: [ana, bookings({ schedule: null, visits: [visit('2026-11-27'), visit('2026-12-01')] })] });
    expect(rows().filter((row) => row?.includes('Carla'))).toEqual(['SextaCarla Amostra Lima: 14h às 17h']);
  });
});
