import { strangerAt } from '../lake/admission/client-address.ts';
import { systemCaller } from '../lake/caller.ts';
import { openTestLake } from '../lake/routes/testing.ts';
import { readToken } from './robot-tokens.ts';

const lake = openTestLake();
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
  const status = async (more: Record<string, string>) =>
    (await lake.ask(ids('published'), { headers: { ...headers, ...more } })).status;
  expect(await status({})).toBe(200);
  lake.lake.admission.spend(strangerAt('203.0.113.1'), 60_000);
  expect(await status({})).toBe(429);
  expect(await status({ authorization })).toBe(200);
});
