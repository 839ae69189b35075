import { setImmediate as turn } from 'node:timers/promises';
import { openClinicLake } from '../testing.ts';
import type { TestLake } from '#lake/routes/testing.ts';
import type { User } from '#lake/accounts/users.ts';

let lake: TestLake;
let carla: User;
let edu: User;

const person = (name: string, role: string) =>
  lake.accounts.users.create({ email: `${name}@x.example`, name, role, password: 'uma senha longa' });

beforeEach(async () => {
  lake = openClinicLake();
  edu = await person('Edu', 'editor');
  carla = await person('Carla', 'contributor');
});
afterEach(() => lake.close());

async function send(by: User, path: string, body: object): Promise<void> {
  const headers = { authorization: `Bearer ${lake.accounts.sessions.start(by.id).token}` };
  const reply = await lake.ask(path, { headers, body });
  expect(reply.status).toBe(200);
  // What follows a commit is done after it.
  await turn();
}
const mutate = (by: User, ...mutations: readonly object[]) => send(by, '/data/mutate/production', { mutations });
const act = (by: User, kind: 'publish' | 'unpublish') =>
  send(by, '/data/actions/production', {
    actions: [{ actionType: `sanity.action.document.${kind}`, draftId: 'drafts.p', publishedId: 'p' }],
  });
const REQUEST = {
  createOrReplace: {
    _id: 'drafts.approval.p',
    _type: 'approval',
    documentId: 'p',
    documentType: 'page',
    state: 'waiting',
    requestedBy: { id: '', name: '' },
  },
};
const request = () => lake.dataset.reader.get('drafts.approval.p');
const ask = () => mutate(carla, { createIfNotExists: { _id: 'drafts.p', _type: 'page', title: 'Página' } }, REQUEST);

test('a request is answered by whoever publishes, and stays so when the document goes off the air', async () => {
  await ask();
  expect(request()).toMatchObject({ state: 'waiting', requestedBy: { name: 'Carla' } });
  await act(edu, 'publish');
  const answered = {
    state: 'answered',
    answeredBy: { id: edu.id, name: 'Edu' },
    answeredAt: expect.stringMatching(/Z$/),
  };
  expect(request()).toMatchObject(answered);
  await act(edu, 'unpublish');
  expect(request()).toMatchObject(answered);
});

test('who asks again waits again, and edits of a draft answer nothing', async () => {
  await ask();
  await act(edu, 'publish');
  await ask();
  await mutate(carla, { patch: { id: 'drafts.p', set: { title: 'Outra' } } });
  expect(request()).toMatchObject({ state: 'waiting' });
  expect(request()).not.toHaveProperty('answeredBy');
});
