/** A draft may lack any field: whoever types a name anew empties the field first, and the preview stays (L2). */
import { robotToken } from '../scripts/robot-tokens.ts';
import { mutate } from './mutate.ts';
import { queryPublished } from './query.ts';
import { startStack, type Stack } from './stack.ts';

let stack: Stack;
let write: (...mutations: readonly object[]) => Promise<void>;
/** Cookies of somebody who sees drafts. */
let cookie: string;

beforeAll(async () => {
  stack = await startStack();
  const grants = [{ filter: '_id in path("**")', permissions: ['read', 'create', 'update'] }];
  const token = robotToken(stack.settings.dataDir, { file: 'drafts-token', label: 'Rascunhos', grants });
  write = (...mutations) => mutate(stack.lakeUrl, token, mutations);
  const secret = crypto.randomUUID();
  await write({ create: { _id: `drafts.${secret}`, _type: 'sanity.previewUrlSecret', secret } });
  const url = `${stack.siteUrl}/api/preview/enable?sanity-preview-secret=${secret}`;
  const cookies = (await fetch(url, { redirect: 'manual' })).headers.getSetCookie();
  cookie = cookies.map((one) => one.split(';')[0]).join('; ');
});

afterAll(() => stack?.stop());

async function preview(path: string): Promise<[status: number, html: string]> {
  const answer = await fetch(stack.siteUrl + path, { headers: { cookie } });
  return [answer.status, await answer.text()];
}

it.each([
  ['clinicHours', 'openingHours', '/contato'],
  ['clinicHours', 'openingHours[0].intervals[0].closes', '/contato'],
  ['siteSettings', 'tradeName', '/'],
  ['siteSettings', 'phones[0].number', '/exames'],
  ['siteSettings', 'address.cep', '/exames'],
  ['professional-bruno-modelo', 'fullName', '/profissional'],
  ['professional-bruno-modelo', 'rqes[0].title', '/profissional/bruno-modelo'],
  ['plan-exemplo-a', 'name', '/convenios'],
])('shows pages while a field that they need is empty: %s, %s', async (id, field, path) => {
  const published = await queryPublished<object>(stack, `*[_id == "${id}"][0]`);
  const draft = { ...published, _id: `drafts.${id}` };
  await write({ createOrReplace: draft }, { patch: { id: draft._id, unset: [field] } });
  const [status, html] = await preview(path);
  await write({ delete: { id: draft._id } });
  expect([status, html.includes('class="section-error"')]).toEqual([200, false]);
});

it('is a preview: it shows what is drafted', async () => {
  await write({
    createOrReplace: {
      ...(await queryPublished<object>(stack, '*[_id == "plan-exemplo-a"][0]')),
      _id: 'drafts.plan-exemplo-a',
      name: 'Plano em rascunho',
    },
  });
  expect((await preview('/convenios'))[1]).toContain('Plano em rascunho');
});
