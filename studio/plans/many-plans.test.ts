import { tickFor } from './coverage.ts';
import { acceptedBy, planChanges, planMutations, type PlanRow, type StoredPlan } from './many-plans.ts';

const plan: StoredPlan = {
  _id: 'a',
  _type: 'healthPlan',
  _rev: 'r1',
  name: 'Convênio A',
  coverage: [{ ...tickFor('us'), note: 'com pedido' }],
};
const none: StoredPlan = { _id: 'b', _type: 'healthPlan', _rev: 'r2', name: 'Convênio B' };
const rows: readonly PlanRow[] = [
  { id: 'a', published: plan, draft: undefined },
  { id: 'b', published: none, draft: { ...none, _id: 'drafts.b', _rev: 'd2' } },
];
const carla = { id: 'u1', name: 'Carla' };

test('M5: a plan that some of the chosen accept is changed for the others only', () => {
  expect(acceptedBy(plan, ['us', 'rx'])).toEqual(['us']);
  expect(planChanges(rows, ['us', 'rx'], { a: true })).toEqual([{ row: rows[0], accepts: true, ids: ['rx'] }]);
  expect(planChanges(rows, ['us'], { a: true, b: false })).toEqual([]);
});

test('M5: several plans change in one transaction, with their drafts, guarded by revision', () => {
  const changes = planChanges(rows, ['us', 'rx'], { a: false, b: true });
  const insert = { after: 'coverage[-1]', items: [tickFor('us'), tickFor('rx')] };
  expect(planMutations(changes, true, carla)).toEqual([
    { patch: { id: 'a', ifRevisionID: 'r1', unset: ['coverage[_key=="us"]'] } },
    { patch: { id: 'b', ifRevisionID: 'r2', setIfMissing: { coverage: [] }, insert } },
    { patch: { id: 'drafts.b', ifRevisionID: 'd2', setIfMissing: { coverage: [] }, insert } },
  ]);
});

test('M5: who may not publish makes drafts and asks for each', () => {
  const mutations = planMutations(planChanges(rows, ['rx'], { a: true, b: true }), false, carla);
  expect(mutations).toMatchObject([
    { create: { _id: 'drafts.a', name: 'Convênio A' } },
    { patch: { id: 'drafts.a', insert: { items: [tickFor('rx')] } } },
    { createOrReplace: { _id: 'drafts.approval.a', requestedBy: carla } },
    { patch: { id: 'drafts.b', ifRevisionID: 'd2' } },
    { createOrReplace: { _id: 'drafts.approval.b' } },
  ]);
});
