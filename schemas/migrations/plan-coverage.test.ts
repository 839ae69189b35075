/** Plans, from content as the version before wrote it: four lists that could disagree. */

import { EXAM_QUERY, PROFESSIONAL_QUERY, SERVICE_QUERY } from '../queries.ts';
import { ask } from '../testing.ts';
import { planCoverageMigration } from './plan-coverage.ts';
import { applied, type Documents } from './testing.ts';

const refs = (...ids: string[]) => ids.map((id) => ({ _key: id, _type: 'reference', _ref: id }));
const tick = (_ref: string, note?: string) => ({
  _key: `k-${_ref}`,
  _type: 'coverage',
  target: { _type: 'reference', _ref },
  ...(note && { note }),
});
const shown = (_id: string, _type: string, healthPlans?: unknown) => ({
  _id,
  _type,
  slug: { current: _id },
  status: 'ativo',
  ...(healthPlans ? { healthPlans } : {}),
});
const plan = (_id: string, more: object = {}) => ({
  _id,
  _type: 'healthPlan',
  name: _id,
  kind: 'operadora',
  active: true,
  ...more,
});
const before: Documents = [
  plan('todos'),
  plan('alguns', { coverage: [tick('us', 'com pedido')] }),
  plan('privado', { kind: 'particular' }),
  shown('ana', 'professional', refs('todos', 'privado')),
  shown('bia', 'professional'),
  shown('consulta', 'service', refs('alguns')),
  shown('rotina', 'service'),
  shown('us', 'exam'),
  shown('rx', 'exam', refs('alguns', 'todos')),
  shown('tc', 'exam', refs('alguns')),
  { _id: 'p', _type: 'page', sections: [{ _key: 'a', _type: 'healthPlans' }] },
];
const targets = (document: Documents[number] | undefined) =>
  ((document?.coverage ?? []) as { target: { _ref: string } }[]).map(({ target }) => target._ref);

test('T6: each plan has in one list whom pages named beside it, with its notes', () => {
  const after = applied(planCoverageMigration, before);
  expect(targets(after.get('todos'))).toEqual(['ana', 'rotina', 'us', 'rx']);
  expect(targets(after.get('alguns'))).toEqual(['us', 'consulta']);
  expect(after.get('alguns')?.coverage).toContainEqual(tick('us', 'com pedido'));
  for (const document of after.values()) expect(document).not.toHaveProperty('healthPlans');
  expect(after.get('bia')).toEqual(before.find(({ _id }) => _id === 'bia'));
});

test('T6: pages of people and exams name the same plans as before', async () => {
  const after = [...applied(planCoverageMigration, before).values()];
  const names = (query: string, slug: string) => ask(`${query}.healthPlans[].name`, after, { slug });
  expect(await names(PROFESSIONAL_QUERY, 'ana')).toEqual(['todos']);
  expect(await names(PROFESSIONAL_QUERY, 'bia')).toEqual([]);
  expect(await names(SERVICE_QUERY, 'consulta')).toEqual(['alguns']);
  expect(await names(EXAM_QUERY, 'us')).toEqual(['alguns', 'todos']);
  expect(await names(EXAM_QUERY, 'rx')).toEqual(['todos']);
  expect(await names(EXAM_QUERY, 'tc')).toEqual([]);
});

test('M: private payment leaves the plans, stays in Studio, and is said where the plans are', () => {
  const after = applied(planCoverageMigration, before);
  expect(after.get('privado')).toMatchObject({ active: false, kind: 'particular', name: 'privado' });
  expect(targets(after.get('privado'))).toEqual(['ana']);
  expect(after.get('p')?.sections).toEqual([
    {
      _key: 'a',
      _type: 'healthPlans',
      note: 'Confirme a cobertura com a recepção antes de vir. Também há atendimento particular.',
    },
  ]);
  const without = before.filter(({ _id }) => _id !== 'privado');
  expect(applied(planCoverageMigration, without).get('p')).toEqual(before.at(-1));
});

test('T6: what a draft or a version says of plans stays unpublished, in one of the plan', () => {
  const after = applied(planCoverageMigration, [
    ...before,
    shown('drafts.bia', 'professional', refs('alguns')),
    { ...shown('versions.r.ana', 'professional', refs('todos', 'privado')), fullName: 'Ana' },
    shown('drafts.caio', 'professional', refs('alguns')),
  ]);
  expect(targets(after.get('alguns'))).toEqual(['us', 'consulta']);
  expect(targets(after.get('drafts.alguns'))).toEqual(['us', 'bia', 'caio', 'consulta']);
  expect(after.get('drafts.alguns')?.coverage).toContainEqual({
    _key: 'caio',
    _type: 'coverage',
    target: { _type: 'reference', _ref: 'caio', _weak: true, _strengthenOnPublish: { type: 'professional' } },
  });
  expect(after.has('drafts.todos')).toBe(false);
  expect(after.has('versions.r.todos')).toBe(false);
});

test('T6: done again, it changes nothing, not even for a plan that nobody accepts', () => {
  const nobody = [plan('outro'), shown('us', 'exam', refs('todos')), plan('todos', { coverage: [] })];
  for (const documents of [before, nobody]) {
    expect(planCoverageMigration.mutations([...applied(planCoverageMigration, documents).values()])).toEqual([]);
  }
});
