import { listOf, textOf } from '../../schemas/rules/form-value.ts';
import { ask, compiledSchema } from '../../schemas/testing.ts';
import { type Newcomer, NEWCOMER_QUERY, newcomerSteps, putOffOf } from './newcomer-steps.ts';

const ref = (_ref: string) => ({ _type: 'reference', _ref });
const person = { _id: 'ana', _type: 'professional', status: 'ativo', registrations: [{ council: 'CRM' }] };
const service = { _id: 's', _type: 'service', title: 'Consulta' };
const exam = { _id: 'e', _type: 'exam', title: 'Ultrassom' };

async function steps(...content: readonly object[]) {
  return newcomerSteps((await ask(NEWCOMER_QUERY, content, { id: 'ana' })) as Newcomer | null);
}

const left = async (...content: readonly object[]) => (await steps(...content)).map(({ name }) => name);

test('T3: a new doctor’s list has services, exams, plans, days and photo', async () => {
  expect(await left(person, service, exam)).toEqual(['services', 'exams', 'plans', 'days', 'photo']);
});

test('T3: each line is gone when it is done, wherever it was done', async () => {
  const services = { ...service, professionals: [ref('ana')] };
  expect(await left(person, services, exam)).toEqual(['exams', 'plans', 'days', 'photo']);
  expect(await left(person, services, { ...exam, reportedBy: ref('ana') })).toEqual(['plans', 'days', 'photo']);
  const plan = { _id: 'p', _type: 'healthPlan', coverage: [{ target: ref('ana') }] };
  expect(await left(person, services, exam, plan)).toEqual(['exams', 'days', 'photo']);
  const whole = { ...person, schedule: [{}], photo: { asset: ref('image-a') } };
  expect(await left(whole, services, { ...exam, professionals: [ref('ana')] }, plan)).toEqual([]);
});

test('S21: each line that opens a field of the person opens one that there is', async () => {
  const fields = listOf(compiledSchema.get('professional'), 'fields').map((field) => textOf(field, 'name'));
  const paths = (await steps(person, service, exam)).flatMap(({ path }) => path ?? []);
  expect(paths).toHaveLength(3);
  expect(fields).toEqual(expect.arrayContaining(paths));
});

test('T3: what was begun in a draft counts as done: its form is open already', async () => {
  const draft = { ...service, _id: 'drafts.s', professionals: [ref('ana')] };
  expect(await left(person, service, draft)).toEqual(['plans', 'days', 'photo']);
});

test('T3: who makes no exams is not asked for any, and who does not attend is asked nothing', async () => {
  const psychologist = { ...person, registrations: [{ council: 'CRP' }] };
  expect(await left(psychologist, service, exam)).not.toContain('exams');
  expect(await left({ ...person, status: 'ex-membro' }, service, exam)).toEqual([]);
  expect(await left(service)).toEqual([]);
});

test('T3: once the rest does not apply, nobody is asked again, and other people still are', async () => {
  expect(await left(person, service, putOffOf('ana'))).toEqual([]);
  expect(await left(person, service, putOffOf('bia'))).toContain('services');
});
