import { openTestLake } from './testing.ts';
import type { TestLake } from './testing.ts';

let lake: TestLake;
beforeEach(() => {
  lake = openTestLake();
});
afterEach(() => lake.close());

function get(path: string, headers: Record<string, string> = {}): Promise<Response> {
  return Promise.resolve(lake.app(new Request(`http://lake.test${path}`, { headers })));
}

test('a lake is alive, and ready as long as it can read its files', async () => {
  expect(await (await get('/healthz')).json()).toEqual({ status: 'ok' });
  expect(await (await get('/readyz')).json()).toEqual({ status: 'ready' });
  lake.dataset.close();
  const reply = await get('/readyz');
  expect([reply.status, reply.headers.get('retry-after')]).toEqual([503, '5']);
  expect((await get('/healthz')).status).toBe(200);
});

test('metrics count requests by route, whatever addresses strangers invent', async () => {
  for (let i = 0; i < 3; i += 1) await get('/v2025-02-19/data/query/production?query=1');
  for (let i = 0; i < 50; i += 1) await get(`/nonsense-${i}/"\\n`);
  for (let i = 0; i < 50; i += 1) await get(`/v1/data/invented${i}/production`);
  const text = await (await get('/metrics')).text();
  expect(text).toContain('lake_requests_total{route="data/query",method="GET",status="200"} 3\n');
  expect(text).toContain('lake_requests_total{route="other",method="GET",status="404"} 100\n');
  expect(text).toContain('lake_request_seconds_bucket{le="+Inf",route="data/query"} 3\n');
  expect(text).toMatch(/^lake_transactions\{dataset="production"\} 0$/m);
  expect(text).toMatch(/^process_resident_memory_bytes \d{8,}$/m);
  for (const line of text.trim().split('\n')) {
    expect(line).toMatch(/^(|# HELP \w+ .+|# TYPE \w+ \w+|\w+(\{[^{}]*\})? [\d.e+-]+)$/);
  }
});

test('metrics are for this machine and for administrators', async () => {
  const far = { 'x-forwarded-for': '203.0.113.1' };
  expect((await get('/metrics', far)).status).toBe(403);
  const token = (role: 'editor' | 'administrator') => ({ ...far, authorization: `Bearer ${lake.token(role)}` });
  expect((await get('/metrics', token('editor'))).status).toBe(403);
  expect((await get('/metrics', token('administrator'))).status).toBe(200);
});
