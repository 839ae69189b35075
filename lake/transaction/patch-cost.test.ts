import { chargePatch } from './patch-cost.ts';

const document = { _id: 'a', _type: 'page', _rev: 'r', _createdAt: '', _updatedAt: '' };

it('refuses more paths than the budget holds before it looks at any of them', () => {
  const names = Array.from({ length: 1000 }, (_, n) => `field${n}`);
  const paths = ['x'.repeat(5000), ...names];
  expect(() => chargePatch(document, { unset: paths }, { steps: 5000, nodes: new Map() })).toThrow(
    'it would take too long',
  );
  expect(() => chargePatch(document, { unset: paths }, { steps: 50_000, nodes: new Map() })).toThrow(
    'A path may have at most',
  );
});

it('charges the patches of one transaction together', () => {
  const budget = { steps: 25, nodes: new Map() };
  chargePatch(document, { set: { title: 'a' } }, budget);
  chargePatch(document, { set: { title: 'b' } }, budget);
  expect(() => chargePatch(document, { set: { title: 'c' } }, budget)).toThrow('it would take too long');
});
