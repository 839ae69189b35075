import { validationOf } from '../validation-testing.ts';
import { breachesOf } from './breaches.ts';
import { ageBandsProblem, fastingProblem, preparationProblem } from './exam-preparation.ts';

test('bands of ages that follow one another are fine', () => {
  expect(ageBandsProblem([{ ageMax: 2 }, { ageMin: 3, ageMax: 6 }, { ageMin: 7 }])).toBe(true);
  expect(ageBandsProblem([])).toBe(true);
  expect(ageBandsProblem(undefined)).toBe(true);
});

test('an age with two rules, or with none, is refused', () => {
  expect(ageBandsProblem([{ ageMax: 7 }, { ageMin: 7 }])).toContain('mesma idade');
  expect(ageBandsProblem([{ ageMax: 2 }, { ageMin: 5 }])).toContain('3 anos');
  expect(ageBandsProblem([{ ageMin: 9, ageMax: 3 }])).toContain('antes');
});

test('morning and afternoon may have rules of their own for the same age', () => {
  expect(ageBandsProblem([{ period: 'manha' }, { period: 'tarde' }])).toBe(true);
  expect(ageBandsProblem([{ period: 'manha' }, { period: 'ambos' }])).toContain('mesma idade');
});

test('no preparation excludes rules, and a leaflet alone is not enough (A2)', () => {
  expect(preparationProblem({ noPreparation: true, rules: [{}] })).toContain('não os dois');
  expect(preparationProblem({ file: { asset: {} } })).toContain('texto');
  expect(preparationProblem({ noPreparation: true, file: {} })).toBe(true);
  expect(preparationProblem(undefined)).toBe(true);
});

const PREFILLED = 'Siga a orientação do seu médico. Não suspenda remédios por conta própria.';

test.each([
  { medicationNote: PREFILLED },
  { medicationNote: PREFILLED, bring: ['pedido'], arriveMinutesBefore: 15 },
  { medicationNote: PREFILLED, rules: [{ period: 'ambos', bladder: 'indiferente' }] },
  { medicationNote: PREFILLED, needsCompanion: true, minorsWithGuardian: true },
])('C3: a preparation that asks for nothing would read as “no fasting” (%j)', (preparation) => {
  expect(preparationProblem(preparation)).toContain('Escreva o preparo ou marque');
  expect(preparationProblem({ ...preparation, rules: [], noPreparation: true })).toBe(true);
});

test.each([
  { diet: 'Jejum de 8 horas' },
  { warnings: ['Avise se tiver diabetes.'] },
  { rules: [{ fastingHours: 0 }] },
  { rules: [{ bladder: 'cheia' }] },
])('C3: %j says what to do', (preparation) => {
  expect(preparationProblem({ medicationNote: PREFILLED, ...preparation })).toBe(true);
});

test('C3: “no preparation” beside a diet contradicts itself', () => {
  expect(preparationProblem({ noPreparation: true, diet: '8h de jejum' })).toContain('não os dois');
});

test('C3: Studio refuses what reads as “no fasting”, and the site does not show it', async () => {
  const preparation = { _type: 'preparation', medicationNote: PREFILLED };
  const { errors } = await validationOf({ _id: 'exam-rx-torax', preparation });
  expect(errors).toContain('Escreva o preparo ou marque');
  const exam = { _id: 'e', _type: 'exam', preparation, reviewedBy: { _ref: 'd' } };
  expect(breachesOf([exam])).toMatchObject([{ id: 'e', rule: '4.5', hides: 'preparation' }]);
});

test('M: the most that somebody fasts comes after the least', () => {
  const fasting = (fastingHours?: number, fastingHoursMax?: number) =>
    fastingProblem(fastingHoursMax, { parent: { fastingHours, fastingHoursMax } });
  expect(fasting(8, 12)).toBe(true);
  expect(fasting(8)).toBe(true);
  expect(fasting(12, 8)).toContain('ao menos');
  expect(fasting(undefined, 12)).toContain('ao menos');
});

test('M: Studio refuses fasting that ends before it begins, and the site does not show it', async () => {
  const rules = [{ _key: 'a', _type: 'preparationRule', fastingHours: 12, fastingHoursMax: 8 }];
  const preparation = { _type: 'preparation', medicationNote: PREFILLED, rules };
  expect((await validationOf({ _id: 'exam-rx-torax', preparation })).errors).toContain('ao menos');
  const exam = { _id: 'e', _type: 'exam', preparation, reviewedBy: { _ref: 'd' } };
  expect(breachesOf([exam])).toMatchObject([{ id: 'e', rule: '4.5', hides: 'preparation' }]);
});
