import { Secret, TOTP } from 'otpauth';
import { newTotpSecret } from '../totp.ts';
import { createPerson, PASSWORD } from '../pages/testing.ts';
import { openTestLake } from '../../routes/testing.ts';
import type { TestLake } from '../../routes/testing.ts';

const ORIGIN = 'http://localhost:3000';
let lake: TestLake;

beforeAll(() => {
  lake = openTestLake();
});
afterAll(() => lake.close());

const newPerson = (role?: string) => createPerson(lake, role);

function codeOf(secret: string, shift = 0): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + shift * 30_000 });
}

/** Sends a step of the login, as the form of the page does. */
async function post(fields: Record<string, string>, path = '/accounts/login', headers: Record<string, string> = {}) {
  const init = { method: 'POST', body: new URLSearchParams(fields), headers: { origin: ORIGIN, ...headers } };
  const reply = await lake.app(new Request(`${ORIGIN}${path}`, init));
  const html = await reply.text();
  return {
    status: reply.status,
    html,
    location: reply.headers.get('location'),
    session: reply.headers.getSetCookie().find((line) => line.startsWith('lakeSession=')),
    pending: /name="pending" value="([\w-]+)"/.exec(html)?.[1] ?? '',
  };
}

describe('L11: a login with a second step', () => {
  test('opens nothing before the code was right, and then for the page that asked', async () => {
    const { id, email } = await newPerson();
    const secret = newTotpSecret();
    lake.accounts.totps.enrol(id, secret, codeOf(secret, -1));
    const pages = [
      { path: '/accounts/login', shift: 0, session: /^lakeSession=lk/, location: /^\.\.\/accounts$/ },
      {
        path: `/v1/auth/login/local?origin=${ORIGIN}/studio`,
        shift: 1,
        session: /^lakeSession=lk/,
        location: /^http:\/\/localhost:3000\/studio$/,
      },
    ];
    for (const { path, shift, session, location } of pages) {
      const first = await post({ email, password: PASSWORD }, path);
      expect([first.status, first.location, first.session]).toEqual([200, null, undefined]);
      expect(first.html).toContain('Confirme que é você');
      const wrong = await post({ step: 'code', pending: first.pending, code: '12' }, path);
      expect([wrong.status, wrong.html.includes('O código não confere')]).toEqual([401, true]);
      // The code of now, and the one after it: each counts once.
      const code = codeOf(secret, shift);
      const right = await post({ step: 'code', pending: first.pending, code }, path);
      expect(right.location).toMatch(location);
      expect(right.session ?? '').toMatch(session);
      // The id of a login is worth nothing once it is over.
      expect((await post({ step: 'code', pending: first.pending, code }, path)).status).toBe(401);
    }
    expect(lake.accounts.audit.list().find(({ event }) => event === 'login')).toMatchObject({
      actor: id,
      details: { method: 'password and code' },
    });
  });

  test('takes a recovery code once, and the log tells', async () => {
    const { id, email } = await newPerson();
    const secret = newTotpSecret();
    lake.accounts.totps.enrol(id, secret, codeOf(secret));
    const [code = ''] = lake.accounts.recoveryCodes.renew(id);
    const first = await post({ email, password: PASSWORD });
    expect((await post({ step: 'code', pending: first.pending, code })).status).toBe(303);
    expect(lake.accounts.audit.list().some(({ event, actor }) => event === 'factor.code-used' && actor === id)).toBe(
      true,
    );
    const again = await post({ email, password: PASSWORD });
    expect((await post({ step: 'code', pending: again.pending, code })).status).toBe(401);
  });

  test('stops somebody who has the password and tries codes, also with new logins from other networks', async () => {
    const { id, email } = await newPerson();
    const secret = newTotpSecret();
    lake.accounts.totps.enrol(id, secret, codeOf(secret, -1));
    for (let i = 0; i < 5; i += 1) {
      const headers = { 'x-forwarded-for': `203.0.113.${i}`, 'x-forwarded-proto': 'https' };
      const { pending } = await post({ email, password: PASSWORD }, '/accounts/login', headers);
      expect((await post({ step: 'code', pending, code: '1' }, '/accounts/login', headers)).status).toBe(401);
    }
    const { pending } = await post({ email, password: PASSWORD });
    expect((await post({ step: 'code', pending, code: codeOf(secret) })).status).toBe(429);
  });

  test('cannot be skipped by a step that belongs to another stage, nor by an account that was disabled meanwhile', async () => {
    await newPerson('administrator');
    const { id, email } = await newPerson();
    const secret = newTotpSecret();
    lake.accounts.totps.enrol(id, secret, codeOf(secret, -1));
    const { pending } = await post({ email, password: PASSWORD });
    for (const step of ['finish', 'enrol-app', 'enrol-passkey', 'passkey']) {
      const reply = await post({ step, pending, secret: newTotpSecret(), response: '{}' });
      expect([step, reply.status, reply.session]).toEqual([step, 401, undefined]);
    }
    expect((await post({ step: 'finish', pending: 'invented' })).status).toBe(401);
    lake.accounts.users.update(id, { active: false });
    expect((await post({ step: 'code', pending, code: codeOf(secret) })).status).toBe(401);
  });

  test.each(['{}', 'x', '{"id":"a","rawId":"a","type":"public-key"}'])('takes %j for no passkey', async (response) => {
    const reply = await post({ step: 'passkey', response });
    expect([reply.status, reply.html.includes('A chave de acesso não foi aceita')]).toEqual([401, true]);
  });

  test('is not taken from a page of another site', async () => {
    const { email } = await newPerson();
    for (const path of ['/accounts/login', `/v1/auth/login/local?origin=${ORIGIN}/studio`]) {
      const reply = await post({ email, password: PASSWORD }, path, { origin: 'https://evil.example' });
      expect([reply.status, reply.location, reply.session]).toEqual([403, null, undefined]);
    }
  });
});

test('L11: whose role requires a second factor sets one up before anything opens', async () => {
  const { id, email } = await newPerson('contributor');
  lake.accounts.factors.require(['contributor'], undefined);
  const first = await post({ email, password: PASSWORD });
  expect([first.session, first.html.includes('Proteja sua conta')]).toEqual([undefined, true]);
  const secret = /name="secret" value="([A-Z2-7]{32})"/.exec(first.html)?.[1] ?? '';
  const wrong = await post({ step: 'enrol-app', pending: first.pending, secret, code: '1' });
  expect([wrong.status, wrong.html.includes(secret), wrong.session]).toEqual([400, true, undefined]);
  const codes = await post({ step: 'enrol-app', pending: first.pending, secret, code: codeOf(secret) });
  expect(codes.html.match(/<li><code>([a-z2-9]{4}-){3}[a-z2-9]{4}<\/code><\/li>/g)).toHaveLength(10);
  expect(codes.session).toBeUndefined();
  expect((await post({ step: 'finish', pending: codes.pending })).session).toMatch(/^lakeSession=lk/);
  expect(lake.accounts.factors.factorsOf(id)).toEqual({ app: true, passkeys: 0, recoveryCodes: 10 });
  expect(lake.accounts.audit.list().some(({ event, actor }) => event === 'factor.app-added' && actor === id)).toBe(
    true,
  );
});

describe('L11: a link for a forgotten password', () => {
  test('is answered alike for an account and for none, and stops a flood from one network', async () => {
    const mailing = openTestLake({ SMTP_URL: 'smtp://127.0.0.1:1', CONTACT_FROM: 'site@example.com' });
    const ask = async (email: string) => {
      const body = new URLSearchParams({ email });
      const headers = { 'x-forwarded-for': '203.0.113.77', 'x-forwarded-proto': 'https' };
      const reply = await mailing.app(new Request(`${ORIGIN}/accounts/reset`, { method: 'POST', body, headers }));
      return { status: reply.status, html: await reply.text() };
    };
    await mailing.accounts.users.create({ email: 'ana@example.com', name: 'Ana', role: 'editor', password: PASSWORD });
    const known = await ask('ana@example.com');
    expect(known.html).toContain('Confira seu e-mail');
    expect(await ask('nobody@example.com')).toEqual(known);
    for (let i = 0; i < 2; i += 1) await ask('ana@example.com');
    expect((await ask('ana@example.com')).status).toBe(429);
    // Done after the answer.
    await new Promise((done) => setImmediate(done));
    expect(mailing.accounts.audit.list().map(({ event }) => event)).toContain('user.reset-asked');
    mailing.close();
  });

  test('is asked of an administrator where nothing can be mailed', async () => {
    const reply = await lake.app(new Request(`${ORIGIN}/accounts/reset`));
    expect(await reply.text()).toContain('Peça a um administrador');
  });

  test('does not let in whoever holds only the letter box: the second step is still asked for', async () => {
    const { id, email } = await newPerson();
    const secret = newTotpSecret();
    lake.accounts.totps.enrol(id, secret, codeOf(secret));
    const token = lake.accounts.links.create(id, 'reset') ?? '';
    expect((await post({ token, password: 'outra frase longa' }, '/accounts/link')).location).toBe(
      '../accounts/login?done=password-chosen',
    );
    const first = await post({ email, password: 'outra frase longa' });
    expect([first.session, first.html.includes('Confirme que é você')]).toEqual([undefined, true]);
  });

  test('is not used by a page of another site', async () => {
    const { id, email } = await newPerson();
    const token = lake.accounts.links.create(id, 'reset') ?? '';
    const fields = { token, password: 'outra frase longa' };
    const { status, html } = await post(fields, '/accounts/link', { origin: 'https://evil.example' });
    expect([status, html]).toEqual([400, expect.stringContaining('não veio desta página')]);
    expect(await lake.accounts.users.verify(email, PASSWORD)).toMatchObject({ id });
  });
});
