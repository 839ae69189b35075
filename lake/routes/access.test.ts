import { openTestLake } from './testing.ts';
import type { TestLake } from './testing.ts';

let lake: TestLake;
beforeEach(() => {
  lake = openTestLake();
});
afterEach(() => lake.close());

async function send(method: string, path: string, body?: object, as?: string): Promise<[number, unknown]> {
  const response = await lake.app(
    new Request(`http://lake.test/v2025-08-14${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
      headers: as ? { authorization: `Bearer ${lake.token(as)}` } : {},
    }),
  );
  return [response.status, await response.json().catch(() => undefined)];
}

const robot = (role: string, more = {}) => ({ label: 'Site', memberships: [{ roleNames: [role] }], ...more });

test.each([
  ['GET', '/access/project/clinica/roles'],
  ['GET', '/access/project/clinica/robots'],
  ['POST', '/access/project/clinica/robots'],
  ['DELETE', '/access/project/clinica/robots/r1'],
  ['GET', '/invitations/project/clinica'],
  ['POST', '/invitations/project/clinica'],
  ['GET', '/projects/clinica/cors'],
  ['POST', '/projects/clinica/cors'],
  ['DELETE', '/projects/clinica/cors/o1'],
])('K13: %s %s is for administrators', async (method, path) => {
  expect(await send(method, path)).toMatchObject([401, {}]);
  expect(await send(method, path, undefined, 'editor')).toMatchObject([403, {}]);
  expect(await send(method, path.replace('clinica', 'outra'), undefined, 'administrator')).toMatchObject([404, {}]);
});

test('K13: the audit log has who made, renewed and revoked a token, and which origins were allowed', async () => {
  const as = 'administrator';
  const [, made] = await send('POST', '/access/project/clinica/robots', robot('viewer'), as);
  const { id, token } = made as { id: string; token: string };
  const headers = { authorization: `Bearer ${token}` };
  await lake.app(new Request('http://lake.test/v1/access/robots/me/rotate', { method: 'POST', headers }));
  await send('DELETE', `/access/project/clinica/robots/${id}`, undefined, as);
  const origin = 'https://studio.example';
  const [, added] = await send('POST', '/projects/clinica/cors', { origin, allowCredentials: true }, as);
  await send('DELETE', `/projects/clinica/cors/${(added as { id: string }).id}`, undefined, as);
  const me = lake.accounts.robots.list()[0]?.id;
  expect(lake.accounts.audit.list().map(({ event, actor, subject }) => [event, actor, subject])).toEqual([
    ['origin.removed', me, origin],
    ['origin.added', me, origin],
    ['token.revoked', me, 'Site'],
    ['token.renewed', id, 'Site'],
    ['token.created', me, 'Site'],
  ]);
});

test.each([
  ['/access/project/clinica/robots', robot('owner')],
  ['/access/project/clinica/robots', robot('viewer', { expiresAt: 'soon' })],
  ['/access/project/clinica/robots', robot('viewer', { label: ' ' })],
  ['/access/project/clinica/robots', {}],
  ['/projects/clinica/cors', { origin: '*' }],
  ['/projects/clinica/cors', { origin: 'https://*.example' }],
  ['/projects/clinica/cors', { origin: 'https://studio.example/path' }],
  ['/projects/clinica/cors', { origin: 'null' }],
])('K13: %s cannot be asked for %j', async (path, body) => {
  expect(await send('POST', path, body, 'administrator')).toMatchObject([400, { error: {} }]);
});

test('K13: sessions are believed from an origin that was added with credentials, and from no other', async () => {
  const user = await lake.accounts.users.create({
    name: 'Ana',
    email: 'ana@clinica.example',
    role: 'editor',
    password: 'girafa lilás de guarda-chuva',
  });
  const { token } = lake.accounts.sessions.start(user.id);
  const origin = 'https://studio.example';
  const me = async () => {
    const headers = { cookie: `lakeSession=${token}`, origin };
    return (await lake.app(new Request('http://lake.test/v1/users/me', { headers }))).status;
  };
  const added = [];
  for (const allowCredentials of [false, true]) {
    const { id } = lake.accounts.corsOrigins.add(origin, allowCredentials);
    added.push(await me());
    lake.accounts.corsOrigins.remove(id);
  }
  expect([...added, await me()]).toEqual([401, 200, 401]);
});
