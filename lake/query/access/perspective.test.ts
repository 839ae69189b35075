import { systemCaller } from '../../caller.ts';
import { openTestLake } from '../../routes/testing.ts';
import { perspectiveOf } from './perspective.ts';
import { callerWho, everyone } from '../testing.ts';

const anonymous = callerWho(() => true, null);

test.each([
  [undefined, '2025-02-19', []],
  [undefined, '2026-05-04', []],
  [undefined, '2025-02-18', 'rawWithoutVersions'],
  [undefined, '1', 'rawWithoutVersions'],
  ['raw', '2025-02-18', 'rawWithoutVersions'],
  ['raw', '1', 'rawWithoutVersions'],
  ['raw', 'X', 'raw'],
  [undefined, 'X', 'raw'],
  ['raw', '2025-02-19', 'raw'],
  ['published', '1', []],
  ['drafts', '1', ['drafts']],
  ['previewDrafts', '1', ['drafts']],
  ['verao,drafts', '1', ['verao', 'drafts']],
  ['verao, drafts ,published', '1', ['verao', 'drafts']],
  ['published,drafts', '1', []],
])('perspective=%s with version %s is %j', (parameter, version, expected) => {
  expect(perspectiveOf(parameter, version, everyone)).toEqual(expected);
});

test.each(['raw,drafts', 'drafts,raw', 'a b', 'drafts,,'])('perspective=%s is refused', (parameter) => {
  expect(() => perspectiveOf(parameter, '1', everyone)).toThrow(expect.objectContaining({ status: 400 }));
});

test('anonymous callers see published content and raw, nothing else', () => {
  expect(perspectiveOf('published', '1', anonymous)).toEqual([]);
  expect(perspectiveOf('raw', '2025-02-19', anonymous)).toBe('raw');
  expect(() => perspectiveOf('drafts', '1', anonymous)).toThrow(expect.objectContaining({ status: 401 }));
});

test('K7: versions are in raw from 2025-02-19 on, not before', async () => {
  const lake = openTestLake();
  const ids = ['a', 'drafts.a', 'versions.r1.a'];
  const mutations = ids.map((_id) => ({ create: { _id, _type: 'note', to: { _ref: 'a', _weak: true } } }));
  lake.dataset.transactor.mutate({ mutations, caller: systemCaller });
  const found = async (version: string, query: string) => {
    const path = `/${version}/data/query/production?perspective=raw&query=${encodeURIComponent(query)}`;
    const headers = { authorization: `Bearer ${lake.token('viewer')}` };
    const reply = await lake.app(new Request(`http://lake.test${path}`, { headers }));
    return ((await reply.json()) as { result: unknown }).result;
  };
  const all = '*[_type == "note"]._id';
  for (const version of ['v2025-02-19', 'v2026-05-04', 'vX']) expect(await found(version, all)).toEqual(ids);
  for (const version of ['v1', 'v2021-06-07', 'v2025-02-18']) {
    expect(await found(version, all)).toEqual(ids.slice(0, 2));
    expect(await found(version, '*[_id == "versions.r1.a"]')).toEqual([]);
    expect(await found(version, 'count(*[references("a")])')).toBe(2);
  }
  lake.close();
});
