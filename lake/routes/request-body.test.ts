import { openTestLake } from './testing.ts';
import type { TestLake } from './testing.ts';

let lake: TestLake;
beforeEach(() => {
  lake = openTestLake({ LAKE_MAX_BODY_KB: '64', LAKE_MAX_MUTATIONS: '3' });
});
afterEach(() => lake.close());

function post(path: string, body: string): Promise<Response> {
  return lake.ask(`/data/${path}/production`, { as: 'administrator', body });
}

test.each(['mutate', 'actions'])('a body of /data/%s that is too large is refused as such', async (path) => {
  const response = await post(path, `{"mutations":"${'x'.repeat(70_000)}"}`);
  expect(response.status).toBe(413);
  expect(await response.json()).toMatchObject({ statusCode: 413, error: 'Payload Too Large' });
});

test.each(['mutate', 'actions', 'query'])('a body of /data/%s that is nested without end is refused', async (path) => {
  for (const [open, close] of [
    ['[', ']'],
    ['{"a":', '}'],
  ]) {
    const nested = `${open?.repeat(5000)}1${close?.repeat(5000)}`;
    const response = await post(path, `{"mutations":[{"create":{"_type":"page","deep":${nested}}}]}`);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error: { type: 'validationError' } });
  }
});

test('brackets inside texts are not levels', async () => {
  const text = String.raw`\"${'[{'.repeat(300)}\\`;
  const response = await post('mutate', `{"mutations":[{"create":{"_id":"a","_type":"page","text":"${text}"}}]}`);
  expect(response.status).toBe(200);
  expect(lake.dataset.reader.get('a')?.text).toBe(`"${'[{'.repeat(300)}\\`);
});

test('a body of nothing but small values is refused before it is read, however short', async () => {
  const lists = `[${'[],'.repeat(20_000)}1]`;
  const response = await post('mutate', `{"mutations":[{"create":{"_type":"page","lists":${lists}}}]}`);
  expect(response.status).toBe(413);
});

test('a query has a smaller body than content', async () => {
  const response = await post('query', JSON.stringify({ query: '*[0]', params: { text: 'x'.repeat(1024 * 1024) } }));
  expect(response.status).toBe(413);
});

test('mutations and actions are counted before each of them is looked at', async () => {
  const many = [0, 0, 0, 0];
  for (const path of ['mutate', 'actions']) {
    const response = await post(path, JSON.stringify({ mutations: many, actions: many }));
    expect(response.status).toBe(400);
    expect(await response.text()).toContain('at most 3');
  }
});

test.each(['mutate', 'actions'])('a stranger is refused by /data/%s without being read', async (path) => {
  const unread = new ReadableStream({
    pull() {
      throw new Error('The body was read.');
    },
  });
  const address = `http://lake.test/v2025-02-19/data/${path}/production`;
  const request = new Request(address, { method: 'POST', body: unread, duplex: 'half' } as RequestInit);
  const response = await lake.app(request);
  expect(response.status).toBe(403);
  expect(await response.text()).toContain('insufficientPermissionsError');
});
