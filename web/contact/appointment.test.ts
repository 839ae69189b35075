/** @jest-environment node */
import { attendanceOf, type Choices, misfits, type Offer } from './appointment.ts';

const offer = (own: Partial<Offer>): Offer => ({
  value: 'exame/raio-x',
  group: 'Exames',
  title: 'Raio-X de tórax',
  plans: [0, 2],
  terms: {},
  times: null,
  modalities: [],
  dates: '',
  ...own,
});
const doctor = offer({
  value: 'profissional/ana',
  group: 'Profissionais',
  title: 'Dra. Ana',
  plans: [],
  modalities: ['presencial'],
  times: ['tuesday-manha', 'thursday-manha', 'thursday-tarde', 'friday-tarde'],
});
const choices: Choices = {
  offers: [
    offer({}),
    doctor,
    offer({
      value: 'profissional/rui',
      group: 'Profissionais',
      title: 'Dr. Rui',
      times: ['saturday-manha'],
      dates: '28/11/2026 e 12/12/2026',
    }),
  ],
  plans: [
    { id: 'a', name: 'Plano A', isOpen: false },
    { id: 'b', name: 'Plano B', isOpen: false },
    { id: 'c', name: 'Plano C', isOpen: false },
    { id: 'd', name: 'Plano D', isOpen: true },
  ],
  days: [],
};
const ask = (about: string, plan: string, days: string[] = [], turns: string[] = [], modalities: string[] = []) =>
  misfits({ about, plan, days, turns, modalities }, choices).map(({ words }) => words);

it('U6: says which plans an exam is covered by when the one that was chosen is not among them', () => {
  expect(ask('exame/raio-x', 'b')).toEqual([
    'Plano B não inclui Raio-X de tórax. Aqui valem Plano A, Plano C e atendimento particular.',
  ]);
});

it.each([
  ['a plan that covers it', 'exame/raio-x', 'c'],
  ['private', 'exame/raio-x', 'particular'],
  ['another plan', 'exame/raio-x', 'outro'],
  ['a plan of which nobody entered what it covers', 'exame/raio-x', 'd'],
  ['somebody of whom nobody entered plans', 'profissional/ana', 'b'],
  ['something that is not there', 'exame/outro', 'b'],
])('U6: says nothing of plans for %s', (_case, about, plan) => {
  expect(ask(about, plan)).toEqual([]);
});

it('U6: says that somebody attends at the clinic only', () => {
  expect(ask('profissional/ana', 'd', [], [], ['online'])).toEqual(['Dra. Ana é só na clínica.']);
  expect(ask('profissional/ana', 'd', [], [], ['online', 'presencial'])).toEqual([]);
  expect(ask('exame/raio-x', 'd', [], [], ['online'])).toEqual([]);
});

it('U6: says when a person attends when that is at none of the chosen times', () => {
  const hint =
    'Dra. Ana não atende quando você escolheu: atende terça de manhã, quinta de manhã e à tarde e sexta à tarde.';
  expect(ask('profissional/ana', 'particular', ['monday', 'friday'], ['manha'])).toEqual([hint]);
  expect(ask('profissional/ana', 'particular', ['tuesday'], ['tarde'])).toEqual([hint]);
  expect(ask('profissional/rui', 'particular', ['monday'])).toEqual([
    'Dr. Rui não atende quando você escolheu: vem em 28/11/2026 e 12/12/2026.',
  ]);
});

it('U6: says nothing of times when one of them fits, or none was chosen', () => {
  expect(ask('profissional/ana', 'particular', ['monday', 'tuesday'], ['manha'])).toEqual([]);
  expect(ask('profissional/ana', 'particular', [], ['tarde'])).toEqual([]);
  expect(ask('profissional/ana', 'particular')).toEqual([]);
});

it('U6: says beside the days when somebody attends who is chosen, or does the exam, where that is known', () => {
  const said = (about: string) => attendanceOf(about, '', choices);
  expect(said('profissional/ana')).toBe('Dra. Ana atende terça de manhã, quinta de manhã e à tarde e sexta à tarde.');
  expect(said('profissional/rui')).toBe('Dr. Rui vem em 28/11/2026 e 12/12/2026.');
  expect([said('exame/raio-x'), said('')]).toEqual(['', '']);
  const known = [offer({ times: ['tuesday-tarde'] })];
  expect(attendanceOf('exame/raio-x', '', { ...choices, offers: known })).toBe('Horários: terça à tarde.');
  const asked = { about: 'exame/raio-x', plan: '', days: ['monday'], turns: [], modalities: [] };
  expect(misfits(asked, { ...choices, offers: known }).map(({ words }) => words)).toEqual([
    'Raio-X de tórax não tem horário quando você escolheu: há terça à tarde.',
  ]);
});

it('U6: says when those attend who take the plan, where not all of them do', () => {
  const service = offer({
    value: 'servico/consulta',
    group: 'Consultas e serviços',
    title: 'Consulta',
    times: ['monday-manha', 'tuesday-manha'],
    timesByPlan: { 0: ['monday-manha'] },
  });
  const said = (plan: string) =>
    misfits(
      { about: 'servico/consulta', plan, days: ['tuesday'], turns: [], modalities: [] },
      { ...choices, offers: [service] },
    ).map(({ words }) => words);
  expect(said('a')).toEqual(['Consulta pelo Plano A não tem horário quando você escolheu: há segunda de manhã.']);
  expect([said('c'), said('particular')]).toEqual([[], []]);
  const known = (plan: string) => attendanceOf('servico/consulta', plan, { ...choices, offers: [service] });
  expect(known('a')).toBe('Horários pelo Plano A: segunda de manhã.');
  expect(known('particular')).toBe('Horários: segunda e terça de manhã.');
});
