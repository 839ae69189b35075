import { readConfig } from '../../config/config.ts';
import { createPerson, PageReader, PASSWORD } from '../pages/testing.ts';
import { openTestLake } from '../../routes/testing.ts';
import { textsOf } from './account-texts.ts';
import { en } from './en.ts';
import { ptBr } from './pt-br.ts';
import type { User } from '../users.ts';
import type { TestLake } from '../../routes/testing.ts';

const OPEN = ['/login', '/reset', '/link?token=none', '/nowhere'];
const SIGNED_IN = ['', '/people/new', '/tokens', '/security', '/audit', '/operations', '/me', '/me/app', '/me/passkey'];

let lake: TestLake | undefined;
afterEach(() => {
  lake?.close();
  lake = undefined;
});

async function signIn(lake: TestLake): Promise<{ readonly reader: PageReader; readonly user: User }> {
  const user = await createPerson(lake, 'administrator');
  const reader = await new PageReader(lake).open('/accounts/login');
  return { reader: await reader.submit('', { email: user.email, password: PASSWORD }), user };
}

const saidOn = ({ html }: PageReader) => html.replaceAll(/<(style|script)>[^]*?<\/\1>/g, '');

test('a lake alone is in English on every page, under its own name', async () => {
  lake = openTestLake({ LAKE_LANGUAGE: '', LAKE_TIME_ZONE: '' });
  const { reader, user } = await signIn(lake);
  const other = await createPerson(lake);
  const paths = [...OPEN, ...SIGNED_IN, `/people/${user.id}`, `/people/${other.id}`];
  for (const path of paths) {
    await reader.open(`/accounts${path}`);
    expect([path, reader.html.includes('<html lang="en">')]).toEqual([path, true]);
    expect(reader.html).toMatch(/<title>.+ · Content Lake<\/title>/);
    expect(saidOn(reader)).not.toMatch(/[áàâãéêíóôõúç]|\b(senha|conta|clinica)\b/i);
  }
});

test('a lake alone says in English what went wrong', async () => {
  lake = openTestLake({ LAKE_LANGUAGE: '', LAKE_TIME_ZONE: '' });
  const user = await createPerson(lake, 'administrator');
  const reader = await new PageReader(lake).open('/accounts/login');
  const attempt = async (password: string) => (await reader.submit('', { email: user.email, password })).html;
  expect(await attempt('wrong')).toContain('Wrong e-mail or password.');
  for (let count = 0; count < 4; count += 1) await attempt('wrong');
  expect(await attempt(PASSWORD)).toContain('Too many failed attempts. Try again in 15 minutes.');
});

test.each([
  ['wrong', 'Content Lake 2026', 'The current password is wrong.'],
  [PASSWORD, 'short', 'The password needs at least 12 characters.'],
  [PASSWORD, 'Content Lake 2026', 'The password must not contain the name of this site.'],
])('a lake alone says in English why a password is not changed: %s, %s', async (current, password, said) => {
  lake = openTestLake({ LAKE_LANGUAGE: '', LAKE_TIME_ZONE: '' });
  const { reader } = await signIn(lake);
  await reader.open('/accounts/me');
  expect((await reader.submit('/me/password', { current, password })).html).toContain(said);
});

test('pages tell times in UTC, and say so', async () => {
  lake = openTestLake({ LAKE_LANGUAGE: '', LAKE_TIME_ZONE: '' });
  const { reader, user } = await signIn(lake);
  expect((await reader.open('/accounts')).html).toContain(`${user.createdAt.slice(11, 16)} UTC<`);
});

test('with another language and time zone pages follow both', async () => {
  lake = openTestLake({ LAKE_LANGUAGE: 'pt-BR', LAKE_TIME_ZONE: 'America/Belem' });
  const { reader, user } = await signIn(lake);
  const { html } = await reader.open('/accounts');
  expect(html).toContain('<html lang="pt-BR">');
  expect(html).toContain('Convidar pessoa');
  const inBelem = new Date(Date.parse(user.createdAt) - 3 * 60 * 60 * 1000).toISOString();
  const [year, month, day] = inBelem.slice(0, 10).split('-');
  expect(html).toContain(`${day}/${month}/${year}, ${inBelem.slice(11, 16)}<`);
});

test.each([
  [{}, 'Nov 28, 2026, 00:30 UTC', '3,250.5'],
  [{ LAKE_TIME_ZONE: 'Asia/Kolkata' }, 'Nov 28, 2026, 06:00 GMT+5:30', '3,250.5'],
  [{ LAKE_LANGUAGE: 'pt-BR' }, '28/11/2026, 00:30 UTC', '3.250,5'],
  [{ LAKE_LANGUAGE: 'pt-BR', LAKE_TIME_ZONE: 'America/Cuiaba' }, '27/11/2026, 20:30', '3.250,5'],
])('moments and numbers are written as with %j', (env, moment, number) => {
  const { dateText, numberText } = textsOf(readConfig(env));
  expect([dateText('2026-11-28T00:30:00Z'), numberText(3250.48, 1)]).toEqual([moment, number]);
});

/** Texts of a language by where they stand; HTML, and sentences with something put in, are left out. */
function textsIn(value: unknown, where = ''): readonly (readonly [string, string])[] {
  if (typeof value === 'string') return [[where, value]];
  if (typeof value !== 'object' || value === null || 'isEscaped' in value) return [];
  return Object.entries(value).flatMap(([name, part]) => textsIn(part, `${where}.${name}`));
}

test('every text is there in both languages, and none is left as it was', () => {
  const portuguese = new Map(textsIn(ptBr));
  const same = textsIn(en).filter(([where, text]) => text === '' || portuguese.get(where) === text);
  const names = same.map(([where]) => where).filter((where) => !where.startsWith('.moment.'));
  expect(names).toEqual(['.login.email', '.people.email']);
});

test('no text names a command of one product', () => {
  expect(JSON.stringify([en, ptBr])).not.toContain('npm run');
});
