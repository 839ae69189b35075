import { render, screen, within } from '@testing-library/react';
import type { ProfessionalDetails } from '#schemas/content.ts';
import { ProfessionalProfile } from './professional-profile.tsx';
import { areas } from '#web/shell/areas.fixture.ts';
import { settingsFixture } from '#web/shell/settings.fixture.ts';

const director = settingsFixture.technicalDirector;
const profile = {
  ...director,
  registrations: [...director.registrations],
  area: areas.medicine,
  modalities: ['presencial'],
  photo: null,
  drawing: null,
  _updatedAt: '',
  status: 'ativo',
  bio: null,
  education: [{ _key: 'a', course: 'Graduação em Medicina', institution: 'Universidade Exemplo', year: 2009 }],
  languages: ['espanhol'],
  focusAreas: ['Tireoide'],
  approaches: null,
  ageGroups: ['adultos', 'idosos'],
  schedule: [
    {
      _key: 'a',
      days: ['monday'],
      department: null,
      room: null,
      intervals: [{ _key: 'a', opens: '07:30', closes: '11:30' }],
    },
  ],
  visits: null,
  absences: null,
  closures: null,
  today: '2026-11-22',
  ended: [],
  prices: [],
  healthPlans: [{ _id: 'p', name: 'Convênio Exemplo A', kind: 'operadora', needsAuthorization: false, note: null }],
  bookingUrl: null,
  lattesUrl: 'https://lattes.cnpq.br/0',
  services: [{ _id: 's', title: 'Consulta de clínica geral', slug: 'consulta-de-clinica-geral' }],
  exams: [],
  posts: [],
  isDemo: true,
  seo: null,
} satisfies ProfessionalDetails;

const show = (fields: Partial<ProfessionalDetails> = {}) =>
  render(<ProfessionalProfile professional={{ ...profile, ...fields }} settings={settingsFixture} />);

it('says when, for whom, by which plans and with which education somebody attends (R2)', () => {
  show();
  const times = screen.getByRole('complementary', { name: 'Quando atende' });
  expect(times.textContent).toMatch(/Dias de atendimentoSegunda7h30 às 11h30$/);
  expect(times.textContent).not.toContain('Fechado');
  const facts = screen.getByRole('complementary', { name: 'Sobre o atendimento' });
  for (const text of ['Adultos, Idosos', 'Convênio Exemplo A', 'Português, Espanhol']) {
    expect(within(facts).getByText(text)).toBeTruthy();
  }
});

it('P3: says the next day beside the name, and none for somebody on leave', () => {
  const { container, unmount } = show();
  expect(container.querySelector('.head')?.textContent).toContain('Próximo dia: amanhã, 7h30 às 11h30');
  unmount();
  expect(show({ status: 'licenca' }).container.textContent).not.toContain('Próximo dia');
});

it('M: says when a visiting doctor comes next, and when somebody is away (R2)', () => {
  const intervals = [{ _key: 'a', opens: '08:00', closes: '12:00' }];
  show({
    schedule: null,
    visits: [{ _key: 'v', _type: 'visitMonthly', date: null, week: 'first', day: 'friday', room: 'Sala 2', intervals }],
    absences: [{ _key: 'a', from: '2026-12-01', until: '2026-12-10' }],
  });
  const facts = screen.getByRole('complementary', { name: 'Quando atende' });
  for (const text of ['Sexta-feira, 1 de janeiro', '8h às 12h (Sala 2)', 'Não atende de 1 a 10 de dezembro.']) {
    expect(within(facts).getAllByText(text)[0]).toBeTruthy();
  }
  expect(facts.textContent).not.toContain('4 de dezembro');
});

it('S14-1: nobody comes on a day on which the clinic is closed', () => {
  const firstFriday = { _key: 'v', _type: 'visitMonthly', date: null, week: 'first', day: 'friday' } as const;
  show({
    visits: [{ ...firstFriday, room: null, intervals: null }],
    closures: [{ _key: 'c', from: '2027-01-01', until: null }],
  });
  const dates = [...document.querySelectorAll('aside time')].map((time) => time.getAttribute('datetime'));
  expect(dates).toEqual(['2026-12-04', '2027-02-05', '2027-03-05']);
  expect(screen.queryByText(/Não atende/)).toBeNull();
});

it('M: a visiting doctor without a date is asked for at the reception', () => {
  show({
    visits: [{ _key: 'v', _type: 'visitDay', date: '2026-11-20', week: null, day: null, room: null, intervals: null }],
  });
  expect(screen.getByText('A próxima data ainda não está marcada. Pergunte na recepção.')).toBeTruthy();
});

it('M: somebody with a link for booking is booked there', () => {
  show({ bookingUrl: 'https://agenda.example/ana' });
  const links = screen.getAllByRole('link', { name: /^Agendar/ });
  expect(links[0]?.getAttribute('href')).toBe('https://agenda.example/ana');
});

it('leads to what the person attends, and to whom to ask (R2)', () => {
  show();
  const service = screen.getByRole('link', { name: 'Consulta de clínica geral' });
  expect(service.getAttribute('href')).toBe('/servicos/consulta-de-clinica-geral');
  expect(screen.getByRole('region', { name: 'Ficou com alguma dúvida?' })).toBeTruthy();
});

it('leaves out what nobody entered', () => {
  show({ schedule: null, education: null, languages: null, ageGroups: null, healthPlans: [], lattesUrl: null });
  expect(screen.queryByRole('complementary')).toBeNull();
});

it('names areas of interest for registered specialists alone (M9)', () => {
  show();
  expect(screen.queryByText('Tireoide.')).toBeNull();
  show({ rqes: [{ _key: 'a', title: 'Radiologia', number: '00000', uf: 'MT', kind: 'especialidade' }] });
  expect(screen.getByText('Tireoide.')).toBeTruthy();
});

it('R: puts no area behind the name of a doctor, where it would pass for a title (M10)', () => {
  const head = () => screen.getByRole('heading', { level: 1 }).parentElement?.textContent;
  const { unmount } = show();
  expect(head()).toContain('Atendimento presencial');
  expect(head()).not.toContain('Clínica geral');
  unmount();
  const crp = {
    _key: 'a',
    council: 'CRP',
    category: null,
    number: '00000',
    uf: null,
    region: '18',
    isPrimary: true,
  } as const;
  show({ area: areas.psychology, registrations: [crp] });
  expect(head()).toContain('Psicologia');
});

it('U6: leads to the form with the professional chosen; P4: not to a technician', () => {
  const { unmount } = show();
  const booking = () => screen.queryByRole('link', { name: /^Agendar consulta/ });
  expect(booking()?.getAttribute('href')).toBe(`/agendar/profissional/${profile.slug}`);
  unmount();
  show({ registrations: [{ ...profile.registrations[0], council: 'CRTR', category: 'tecnico-radiologia' }] as never });
  expect(booking()).toBeNull();
});

it('M: says in which room somebody attends on which days', () => {
  const other = profile.schedule.map((day) => ({ ...day, _key: 'b', days: ['tuesday'], room: 'Consultório 3' }));
  show({ schedule: [...profile.schedule, ...other] });
  const facts = screen.getByRole('complementary', { name: 'Quando atende' });
  expect(facts.textContent).toMatch(/Segunda7h30 às 11h30Terça7h30 às 11h30 \(Consultório 3\)$/);
});
