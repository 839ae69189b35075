import { openTestLake } from './testing.ts';
import type { TestLake } from './testing.ts';

let lake: TestLake;
beforeEach(() => {
  lake = openTestLake({ LAKE_MAX_BODY_KB: '64' });
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
