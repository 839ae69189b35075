import { systemCaller } from '../caller.ts';
import { assetsOf, colour } from './testing-assets.ts';
import { openTestLake } from './testing.ts';
import type { Asset } from './testing-assets.ts';
import type { TestLake } from './testing.ts';

let lake: TestLake;
let picture: Asset;
let file: Asset;
beforeAll(async () => {
  lake = openTestLake({ LAKE_ACL_MODE: 'private', LAKE_SIGNED_FILES: 'on' });
  [picture, file] = [await stored('images', await colour('#123456')), await stored('files', 'laudo')];
});
afterAll(() => lake.close());

const { stored, get } = assetsOf(() => lake);
const as = (role: 'viewer' | 'editor') => ({ authorization: `Bearer ${lake.token(role)}` });
const sign = (body: object, role?: 'viewer') =>
  lake.ask('/assets/sign/production', { body, ...(role && { as: role }) });

/** The path of an address that was signed. */
async function signed(url: string, seconds?: number): Promise<string> {
  const { url: address } = (await (await sign({ url, seconds }, 'viewer')).json()) as { url: string };
  return address.replace('http://localhost:3000/lake/', '');
}

test('files of a private dataset are for who may read their document, and kept by nobody between', async () => {
  for (const path of [picture.path, `${picture.path}?w=10`, file.path]) {
    expect((await get(path)).status).toBe(401);
    const reply = await get(path, as('viewer'));
    expect([reply.status, reply.headers.get('cache-control')]).toEqual([200, 'private, no-cache']);
    const etag = reply.headers.get('etag') ?? '';
    expect((await get(path, { ...as('viewer'), 'if-none-match': etag })).status).toBe(304);
    expect((await get(path, { 'if-none-match': etag })).status).toBe(401);
  }
});

test('strangers hear the same of a file that is not there; of a dataset that is not there, 404', async () => {
  const unknown = picture.path.replace(/[0-9a-f]{40}/, '0'.repeat(40));
  expect((await get(unknown)).status).toBe(401);
  expect((await get(unknown, as('viewer'))).status).toBe(404);
  expect((await get(picture.path.replace('production', 'other'))).status).toBe(404);
});

test('a program whose grants leave out the document gets no file', async () => {
  const grants = [{ filter: '_type == "page"', permissions: ['read'] }];
  const { token } = lake.accounts.robots.create('pages', grants);
  expect((await get(file.path, { authorization: `Bearer ${token}` })).status).toBe(404);
});

test('a signed address opens one file, in every size, until its end', async () => {
  const address = await signed(`${String(picture.url)}?w=10`, 600);
  const reply = await get(address);
  expect(reply.status).toBe(200);
  expect(reply.headers.get('cache-control')).toMatch(/^private, max-age=(600|59\d)$/);
  expect((await get(address.replace('w=10', 'w=20'))).status).toBe(200);
  const query = address.slice(address.indexOf('?'));
  expect((await get(file.path + query)).status).toBe(401);
  expect((await get(address.replace(/expires=(\d+)/, (_, end) => `expires=${Number(end) + 60}`))).status).toBe(401);
  expect((await get(address.replace('signature=', 'signature=A'))).status).toBe(401);
  const over = lake.lake.signer.sign(
    { kind: 'file', dataset: 'production', name: file.path.split('/').at(-1) ?? '' },
    1,
  );
  expect((await get(`${file.path}?expires=1&signature=${over.signature}`)).status).toBe(401);
  expect(await (await get(await signed(file.path))).text()).toBe('laudo');
});

test('addresses are signed for who may read, for a week at most', async () => {
  const { url } = file;
  expect((await sign({ url })).status).toBe(401);
  const statusOf = async (body: object) => (await sign(body, 'viewer')).status;
  expect(await statusOf({ url: `${String(url)}x/y/z` })).toBe(400);
  expect(await statusOf({ url, seconds: 604_801 })).toBe(400);
  expect(await statusOf({ url: String(url).replace('production', 'other') })).toBe(404);
  expect(await statusOf({ url: String(url).replace(/[0-9a-f]{40}/, '0'.repeat(40)) })).toBe(404);
});

test('an export has addresses that can be fetched, since it sends its token to no other host', async () => {
  const lines = (await (await lake.ask('/data/export/production', { as: 'viewer' })).text()).trim().split('\n');
  const urls = lines.map((line) => (JSON.parse(line) as Asset).url).filter((url) => typeof url === 'string');
  expect(urls).toHaveLength(2);
  for (const url of urls) expect((await get(url.replace('http://localhost:3000/lake/', ''))).status).toBe(200);
});

test.each([
  ['another document claims the file', 'drafts.mine', ''],
  ['the address is elsewhere', undefined, 'https://evil.example/'],
])('an export signs nothing where %s', async (_, id, host) => {
  const own = openTestLake({ LAKE_ACL_MODE: 'private', LAKE_SIGNED_FILES: 'on' });
  const { _id, path, url } = await assetsOf(() => own).stored('files', 'laudo');
  const claims = { _id: id ?? _id, _type: 'sanity.fileAsset', url: host ? host + path : url };
  own.dataset.transactor.mutate({ mutations: [{ createOrReplace: claims }], caller: systemCaller });
  const lines = (await (await own.ask('/data/export/production', { as: 'administrator' })).text()).trim().split('\n');
  expect(lines.map((line) => JSON.parse(line) as Asset)).toContainEqual(expect.objectContaining(claims));
  own.close();
});

test('files of a public dataset, and without the setting of any, are for everybody', async () => {
  const settings: readonly Readonly<Record<string, string>>[] = [
    { LAKE_SIGNED_FILES: 'on' },
    { LAKE_ACL_MODE: 'private' },
  ];
  for (const env of settings) {
    const open = openTestLake(env);
    const { path } = await assetsOf(() => open).stored('files', 'preparo');
    expect((await assetsOf(() => open).get(path)).headers.get('cache-control')).toBe(
      'public, max-age=31536000, immutable',
    );
    open.close();
  }
});
