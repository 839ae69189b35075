import { render, screen, within } from '@testing-library/react';
import { act } from 'react';
import { SWRConfig } from 'swr';
import { type ProfessionalEntry, professionalEntry } from '#schemas/documents/professional/professional-entry.ts';
import { areas } from '#web/shell/areas.fixture.ts';
import { settingsFixture } from '#web/shell/settings.fixture.ts';
import type { PeopleSearch } from './people-search.ts';
import { ProfessionalList } from './professional-list.tsx';

const doctor = {
  ...settingsFixture.technicalDirector,
  area: areas.medicine,
  modalities: null,
  photo: null,
  drawing: null,
} as const;
const interval = { _key: 'i', opens: '07:30', closes: '11:30' };
const [unimed, local] = [
  { id: 'plan-unimed', name: 'Unimed' },
  { id: 'plan-local', name: 'Plano Local' },
];
const person = (fullName: string, more: object = {}, plans: ProfessionalEntry['plans'] = [unimed]) =>
  professionalEntry(
    { ...doctor, registrations: [...doctor.registrations], _id: fullName, fullName, today: '2026-11-26', ...more },
    { plans, booking: `/agendar/profissional/${fullName}` },
  );
const mondays = { schedule: [{ _key: 'a', days: ['monday'], department: null, intervals: [interval] }] };
// Thursday the 26th.
const people = [
  person('Ana Exemplo', mondays, [{ ...unimed, terms: 'guia autorizada antes pelo convênio' }]),
  person('Bruno Modelo', {
    ...mondays,
    does: ['Ultrassonografia'],
    absences: [{ _key: 'a', from: '2026-11-30', until: '2026-12-01' }],
  }),
  person(
    'Carla Amostra',
    {
      visits: [{ _key: 'v', _type: 'visitDay', date: '2026-11-28', intervals: [interval] }],
      postgraduate: [{ _key: 'g', subject: 'geriatria', level: 'lato', institution: null, year: null }],
    },
    [],
  ),
  person('Débora Teste', { area: areas.psychology, modalities: ['presencial', 'online'] }, [unimed, local]),
];

async function show(
  asked: PeopleSearch = {},
  specialDates: Parameters<typeof ProfessionalList>[0]['specialDates'] = null,
) {
  const cache = new Map();
  await act(async () => {
    render(
      <SWRConfig value={{ provider: () => cache }}>
        <ProfessionalList professionals={people} asked={asked} specialDates={specialDates} />
      </SWRConfig>,
    );
  });
  await screen.findByRole('searchbox', { name: 'Buscar por nome, profissão ou área' });
}

const shown = () => screen.queryAllByRole('article').map((card) => card.querySelector('a')?.textContent);
const result = () => screen.getByRole('status').textContent;

it('U2: names up to five plans, of more the first four and how many are left', async () => {
  const names = ['A', 'B', 'C', 'D', 'E', 'F'].map((name) => ({ id: name, name }));
  const withPlans = [4, 5, 6].map((count) => person(`Pessoa ${count}`, mondays, names.slice(0, count)));
  await act(async () => {
    render(<ProfessionalList professionals={withPlans} />);
  });
  const lines = (await screen.findAllByText(/^Convênios: /)).map(({ textContent }) => textContent);
  expect(lines).toEqual(['Convênios: A, B, C, D', 'Convênios: A, B, C, D, E', 'Convênios: A, B, C, D e mais 2']);
});

it('is a form that asks the server where there is no script (R2)', async () => {
  await show();
  const form = screen.getByRole<HTMLFormElement>('form', { name: 'Buscar por nome, profissão ou área' });
  expect([form.getAttribute('action'), form.method]).toEqual(['/profissional', 'get']);
  expect(shown()).toHaveLength(4);
});

it.each([
  [{ q: 'debora' }, ['Débora Teste']],
  [{ q: 'psicologia' }, ['Débora Teste']],
  [{ q: 'psicologo' }, ['Débora Teste']],
  [{ q: 'terapeutas' }, ['Débora Teste']],
  [{ q: 'médico' }, ['Ana Exemplo', 'Bruno Modelo', 'Carla Amostra', 'Débora Teste']],
  [{ q: 'ultrassom' }, ['Bruno Modelo']],
  [{ q: 'geriatra' }, ['Carla Amostra']],
  [{ q: 'segunda-feira' }, ['Ana Exemplo', 'Bruno Modelo']],
  [{ q: 'sábado' }, ['Carla Amostra']],
  [{ q: 'plano local' }, ['Débora Teste']],
  [{ dia: '2026-11-30' }, ['Ana Exemplo']],
  [{ dia: '2026-12-07' }, ['Ana Exemplo', 'Bruno Modelo']],
  [{ dia: '2026-11-28' }, ['Carla Amostra']],
  [{ convenio: 'plan-local' }, ['Débora Teste']],
  [{ dia: '2026-12-07', convenio: 'plan-unimed', q: 'bruno' }, ['Bruno Modelo']],
])('U2: shows whom the server was asked for: %j (R2)', async (asked, names) => {
  await show(asked);
  expect(shown()).toEqual(names);
  expect(result()).toBe(`${names.length} de 4 profissionais`);
});

it('U2: takes a day that is over and a plan that is gone for none, as the browser does', async () => {
  await show({ dia: '2026-13-99', convenio: 'antigo' });
  expect([shown().length, result()]).toEqual([4, '']);
});

it('U2: says so when nobody attends like that, and leads back to everybody', async () => {
  await show({ dia: '2026-11-28', convenio: 'plan-local' });
  expect([shown(), result()]).toEqual([[], '0 de 4 profissionais']);
  expect(screen.getByText(/Convênios que a equipe atende: Unimed e Plano Local/).hidden).toBe(true);
  expect(screen.getByRole('link', { name: 'Ver todos os profissionais' }).getAttribute('href')).toBe('/profissional');
});

it('U2: says who takes the chosen plan next, and only to who has chosen one', async () => {
  await show({ dia: '2026-11-28', convenio: 'plan-unimed' });
  const next = screen.getByText(/Com Unimed/);
  expect([shown(), next.hidden]).toEqual([[], false]);
  expect(
    within(next)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Ana Exemplo, segunda, 30/11, 7h30\u00a0às\u00a011h30',
    'Bruno Modelo, segunda, 07/12, 7h30\u00a0às\u00a011h30',
  ]);
  expect(within(next).getAllByRole('link')[0]?.getAttribute('href')).toBe(
    '/profissional?dia=2026-11-30&convenio=plan-unimed',
  );
  await act(async () => document.body.replaceChildren());
  await show({ q: 'zulmira' });
  expect(screen.getByText(/Com Unimed/).hidden).toBe(true);
});

it('U2: says what the chosen plan asks for each person', async () => {
  await show({ convenio: 'plan-unimed' });
  expect(screen.getByText('Unimed: guia autorizada antes pelo convênio').closest('p')?.hidden).toBe(false);
  await act(async () => document.body.replaceChildren());
  await show();
  expect(screen.getByText('Unimed: guia autorizada antes pelo convênio').closest('p')?.hidden).toBe(true);
});

it('U2: offers the days of two weeks on which somebody attends, dates of their own and absences included, and the plans', async () => {
  await show({ dia: '2026-11-28' });
  const days = within(screen.getByRole('group', { name: 'Dia' })).getAllByRole<HTMLInputElement>('radio');
  expect(days.map(({ parentElement }) => parentElement?.textContent)).toEqual([
    'Qualquer dia',
    'Sábado 28/11',
    'Segunda 30/11',
    'Segunda 07/12',
  ]);
  expect(days.map(({ checked }) => checked)).toEqual([false, true, false, false]);
  const plans = within(screen.getByRole('combobox', { name: 'Convênio' })).getAllByRole('option');
  expect(plans.map(({ textContent }) => textContent)).toEqual(['Qualquer ou particular', 'Plano Local', 'Unimed']);
});

it('U2: says of each person the next day, or the one that is asked for, how, and by which plans', async () => {
  await show();
  const facts = (name: string) => screen.getByRole('link', { name }).closest('article')?.querySelector('.attendance');
  expect(facts('Ana Exemplo')?.querySelector('span:not([hidden])')?.textContent).toBe(
    'Próximo dia: segunda, 30/11, 7h30\u00a0às\u00a011h30',
  );
  expect(facts('Débora Teste')?.textContent).toBe('Presencial e onlineConvênios: Unimed, Plano Local');
  await act(async () => document.body.replaceChildren());
  await show({ dia: '2026-12-07' });
  expect(facts('Ana Exemplo')?.querySelector('span:not([hidden])')?.textContent).toBe(
    'Atende segunda, 07/12, 7h30\u00a0às\u00a011h30',
  );
});

it('U2: has a way to book with each person on the card', async () => {
  await show();
  const way = screen.getByRole('link', { name: 'Agendar com Ana Exemplo' });
  expect(way.getAttribute('href')).toBe('/agendar/profissional/Ana Exemplo');
});

it('U2: says which of these days are not as usual at the clinic', async () => {
  await show({}, [
    { date: '2026-11-30', label: 'Feriado', status: 'fechado' },
    { date: '2026-12-01', until: '2026-12-02', status: 'especial' },
    { date: '2026-12-01', department: 'Raio-X', status: 'fechado' },
    { date: '2026-12-25', label: 'Natal', status: 'fechado' },
  ]);
  expect(document.querySelector('.closed')?.textContent).toBe(
    'Em 30/11 a clínica fecha (Feriado); em 01/12 a 02/12 a clínica tem outro horário.',
  );
});
