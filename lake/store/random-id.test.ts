import { randomId, transactionId } from './random-id.ts';

it('gives transaction ids of the form of document ids, in the order of time as text', () => {
  const moments = [0, 61, 62, 1_700_000_000_000, 1_700_000_000_001, 4_102_444_800_000];
  const ids = moments.map((moment) => transactionId(moment));
  expect([...ids].sort()).toEqual(ids);
  for (const id of [...ids, randomId()]) expect(id).toMatch(/^[A-Za-z0-9]{22}$/);
});

it('gives no id twice in one millisecond', () => {
  const ids = Array.from({ length: 10_000 }, () => transactionId(1));
  expect(new Set(ids).size).toBe(ids.length);
});
