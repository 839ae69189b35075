import { systemCaller } from '../lake/auth/grants.ts';
import { openTestLake } from '../lake/routes/testing.ts';
import { readToken } from './read-token.ts';

const lake = openTestLake({ LAKE_NETWORK_BURST_MS: '5', LAKE_NETWORK_MS_PER_SECOND: '1' });
afterAll(() => lake.close());

test('L8: the site reads what everybody sees and no more, and the limits of strangers are not its own', async () => {
  const documents = ['page', 'drafts.page', 'messages.a', 'versions.r.page'];
  lake.dataset.transactor.mutate({
    mutations: documents.map((_id) => ({ create: { _id, _type: 'page' } })),
    caller: systemCaller,
  });
  const headers = { 'x-forwarded-for': '203.0.113.1' };
  const ids = (perspective: string) =>
    `/data/query/production?perspective=${perspective}&query=${encodeURIComponent('*[_type == "page"]._id')}`;
  const authorization = `Bearer ${readToken(lake.config.dataDir)}`;
  for (const perspective of ['published', 'raw']) {
    const reply = await lake.ask(ids(perspective), { headers: { ...headers, authorization } });
    expect(await reply.json()).toMatchObject({ result: ['page'] });
  }
  const statuses = async (more: Record<string, string>) => {
    const found = new Set<number>();
    for (let count = 0; count < 20; count += 1) {
      found.add((await lake.ask(ids('published'), { headers: { ...headers, ...more } })).status);
    }
    return [...found];
  };
  expect(await statuses({})).toContain(429);
  expect(await statuses({ authorization })).toEqual([200]);
});
