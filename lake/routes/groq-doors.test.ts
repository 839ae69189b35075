import { jest } from '@jest/globals';
import { Evaluator } from '../groq/evaluator.ts';
import { administrator } from '../store/testing.ts';
import { openTestLake } from './testing.ts';
import type { TestLake } from './testing.ts';

let lake: TestLake;
beforeEach(() => void (lake = openTestLake({ LAKE_ACL_MODE: 'public' })));
afterEach(() => {
  jest.restoreAllMocks();
  lake.close();
});

/** Some ten thousand evaluations of a filter for each document that it is asked about. */
const COSTLY = `*[count([${Array(400).fill(1).join()}][count([${Array(400).fill(1).join()}][@ > 0]) > 0]) > 0]`;

async function query(groq: string): Promise<unknown> {
  const reply = await lake.ask(`/data/query/production?perspective=raw&query=${encodeURIComponent(groq)}`, {
    as: 'editor',
  });
  return ((await reply.json()) as { result: unknown }).result;
}

function mutate(as: 'viewer' | 'editor', mutations: readonly object[], dryRun = false): Promise<Response> {
  return lake.ask(`/data/mutate/production?returnIds=true&dryRun=${dryRun}`, { as, body: { mutations } });
}

const HOSTILE_NAMES = ['hasOwnProperty', 'then', 'toJSON', 'constructor', 'next', 'length', 'valueOf'];

test('N2: a document may have attributes of any name, whatever indexes and queries look at it', async () => {
  const order = '*[_type == "page"] | order(lower(title))[0...20]._id';
  const first = Array.from({ length: 70 }, (_, n) => ({ create: { _id: `p${n}`, _type: 'page', title: `T${n}` } }));
  expect((await mutate('editor', first)).status).toBe(200);
  for (let n = 0; n < 4; n += 1) await query(order);
  for (const [n, name] of HOSTILE_NAMES.entries()) {
    const document = { _id: `a${n}`, _type: 'page', title: `A${n}`, [name]: 'x', inner: { [name]: { [name]: 1 } } };
    expect((await mutate('editor', [{ create: document }])).status).toBe(200);
    const patch = { query: `*[_id == "a${n}"]`, set: { [name]: 'y' } };
    // @sanity/mutator, which Studio has too, cannot patch an object with that one: it is refused, and nothing else happens.
    const status = name === 'hasOwnProperty' ? 409 : 200;
    expect([name, (await mutate('editor', [{ patch }])).status]).toEqual([name, status]);
    expect(await query(order)).toEqual(expect.arrayContaining([`a${n}`]));
    expect(await query(`*[_id == "a${n}"][0]{..., "b": inner.${name}.${name}, "c": ${name} match "*"}`)).toMatchObject({
      b: 1,
      c: true,
    });
  }
});

test('N3: who may write nothing has no query evaluated for it, and no patch made', async () => {
  await mutate('editor', [{ create: { _id: 'a', _type: 'page', list: Array(2000).fill(1) } }]);
  const evaluations = jest.spyOn(Evaluator.prototype, 'evaluate');
  const refused = { error: { type: 'mutationError', items: [{ error: { type: 'insufficientPermissionsError' } }] } };
  for (const mutation of [
    { patch: { query: COSTLY, set: { n: 1 } } },
    { delete: { query: COSTLY } },
    // Far beyond what a patch may cost: the right to make it is looked at first.
    { patch: { id: 'a', unset: Array(2000).fill('list[0:1999]') } },
  ]) {
    const reply = await mutate('viewer', [mutation], true);
    expect([reply.status, await reply.json()]).toMatchObject([403, refused]);
  }
  expect(evaluations).not.toHaveBeenCalled();
});

test('N3: a costly query of a mutation is answered in another process, and sees what the transaction did before', async () => {
  const documents = Array.from({ length: 300 }, (_, n) => ({ create: { _id: `p${n}`, _type: 'page', n } }));
  await mutate('editor', documents);
  const selected = `*[_type == "page" && n < 2 && count(*[_type == "page" && count([1, 1, 1][@ > 0]) > ^.n]) > 0]`;
  const reply = await mutate('editor', [
    { patch: { id: 'p1', set: { n: 7 } } },
    { patch: { query: selected, set: { seen: true } } },
  ]);
  expect([reply.status, await reply.json()]).toMatchObject([200, { results: [{ id: 'p1' }, { id: 'p0' }] }]);
  expect(await query('*[seen == true]._id')).toEqual(['p0']);
  expect(await query('*[_id == "p1"][0].n')).toBe(7);
});

test('N3: queries of one transaction share what they may cost here', async () => {
  const cheap = { patch: { query: '*[_id == "nobody"]', set: { n: 1 } } };
  const evaluations = jest.spyOn(Evaluator.prototype, 'evaluate');
  const costly = { delete: { query: `*[_type == "none" || count([${Array(900).fill(1).join()}][@ > 0]) == 0]` } };
  await mutate('editor', [{ create: { _id: 'a', _type: 'page' } }]);
  const reply = await mutate(
    'editor',
    Array.from({ length: 2000 }, () => costly),
  );
  expect(reply.status).toBe(400);
  // Not all were begun.
  expect(evaluations.mock.calls.length).toBeLessThan(2000);
  expect(
    (
      await mutate(
        'editor',
        Array.from({ length: 100 }, () => cheap),
      )
    ).status,
  ).toBe(200);
});

test('N1: no filter of somebody without a token is evaluated beside saves, and it decides what they hear', async () => {
  const listening = new AbortController();
  const filter = encodeURIComponent('*[_type == "page" && title match "*a*b*c*"]');
  const evaluations = jest.spyOn(Evaluator.prototype, 'evaluate');
  const stream = await lake.ask(`/data/listen/production?query=${filter}`, { signal: listening.signal });
  const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
  const heard = async (text: string): Promise<string> => {
    const { value = '' } = (await reader?.read()) ?? {};
    return value.includes(text) ? value : value + (await heard(text));
  };
  await heard('welcome');
  const create = (_id: string, title: string) =>
    lake.dataset.transactor.mutate({ mutations: [{ create: { _id, _type: 'page', title } }], caller: administrator });
  create('other', 'x');
  create('wanted', 'xaybzc');
  const events = await heard('"documentId":"wanted"');
  expect(events).not.toContain('"documentId":"other"');
  expect(evaluations).not.toHaveBeenCalled();
  listening.abort();
});

test('N1: what is wrong with a filter is told without reading it here', async () => {
  const stream = await lake.ask(`/data/listen/production?query=${encodeURIComponent('*[_type ==')}`);
  expect(await stream.text()).toMatch(/channelError.*queryParseError/s);
});

test('N5: a perspective has at most twenty layers', async () => {
  const ask = async (layers: number) => {
    const perspective = Array.from({ length: layers }, (_, n) => `r${n}`).join();
    return (await lake.ask(`/data/query/production?query=*&perspective=${perspective}`, { as: 'viewer' })).status;
  };
  expect([await ask(20), await ask(21)]).toEqual([200, 400]);
});
