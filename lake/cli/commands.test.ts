import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openAccounts } from '../accounts/accounts.ts';
import { readConfig } from '../config/config.ts';
import { auditCommand } from './audit.ts';
import { sessionsCommand } from './sessions.ts';
import { tokenCommand } from './token.ts';
import { userCommand } from './user.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'lake-cli-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const token = (action?: string, id?: string, options: { role?: string; label?: string } = {}) =>
  tokenCommand(action, id, { dataDir, role: options.role, label: options.label });
const user = (action?: string, options: Record<string, string> = {}) => {
  const { email, name, role, password } = options;
  const config = readConfig({ DATA_DIR: dataDir, SITE_URL: 'https://clinica.example' });
  return userCommand(action, { dataDir, email, name, role, password, config });
};

describe('token', () => {
  test('prints a new one and nothing else, lists without it, and revokes', () => {
    const created = token('create', undefined, { role: 'viewer', label: 'site' });
    expect(created).toMatch(/^lk[\w-]{43}$/);
    const listed = token('list');
    expect(listed).toMatch(/^r\w{12} {2}viewer {2}\d{4}-\d\d-\d\d {2}site$/);
    expect(listed).not.toContain(created);
    const id = listed.split(' ')[0];
    expect(token('revoke', id)).toBe(`Token ${id} is revoked.`);
    expect(token('list')).toBe('');
    expect(() => token('revoke', id)).toThrow(`There is no token "${id}"`);
  });

  test('has grants of its own instead of a role, and an end', () => {
    const grants = ['create:_type == "message"'];
    const options = { dataDir, role: undefined, label: 'form', grants, days: '30' };
    expect(tokenCommand('create', undefined, options)).toMatch(/^lk/);
    expect(token('list')).toMatch(/ {2}create:_type == "message" {2}[\d-]{10} {2}until [\d-]{10} {2}form$/);
    expect(() => tokenCommand('create', undefined, { ...options, grants: ['create'] })).toThrow('permissions:filter');
    expect(() => tokenCommand('create', undefined, { ...options, role: 'viewer' })).toThrow('not both');
    expect(() => tokenCommand('create', undefined, { ...options, days: 'soon' })).toThrow('--days');
  });

  test('says what is missing or wrong', () => {
    expect(() => token('create')).toThrow('A token needs --role and --label.');
    expect(() => token('create', undefined, { role: 'owner', label: 'x' })).toThrow('The role must be one of');
    expect(() => token('revoke')).toThrow('"token list" shows their ids');
    expect(() => token('make')).toThrow('token create');
  });
});

describe('user', () => {
  const ana = { email: 'ana@example.com', name: 'Ana', role: 'editor' };

  test('is created with a generated password, which is shown, or a given one, which is not', async () => {
    expect(await user('create', ana)).toMatch(/^Account ana@example\.com \(editor\) is created\.\nPassword: \S{24}$/);
    const bia = { ...ana, email: 'bia@example.com', password: 'uma senha longa' };
    expect(await user('create', bia)).toBe('Account bia@example.com (editor) is created.');
    expect(await user('list')).toBe('ana@example.com  editor  Ana\nbia@example.com  editor  Ana');
  });

  test('gets a new password', async () => {
    await user('create', ana);
    expect(await user('password', { email: ana.email })).toMatch(/sessions are ended\.\nPassword: \S{24}$/);
  });

  test('L11: is invited by a link that is printed when there is no mail, and gets another one for a new password', async () => {
    const invited = await user('invite', ana);
    expect(invited).toMatch(/within seven days:\nhttps:\/\/clinica\.example\/lake\/accounts\/link\?token=lk[\w-]{43}$/);
    expect(await user('list')).toBe('ana@example.com  editor  Ana  (invited)');
    expect(await user('invite', { email: ana.email })).toContain('/accounts/link?token=');
    await user('password', { email: ana.email });
    await expect(user('invite', ana)).rejects.toThrow('user reset');
    expect(await user('reset', { email: ana.email })).toMatch(/within an hour:\nhttps:.*token=lk[\w-]{43}$/);
    expect(auditCommand('list', { dataDir, limit: '1', days: undefined })).toContain('user.reset-link');
  });

  test('L11: a password that is set here ends the links that were made before', async () => {
    const printed = await user('invite', ana);
    await user('password', { email: ana.email, password: 'frase longa para testes' });
    const accounts = openAccounts(dataDir);
    expect(accounts.links.find(/token=(\S+)$/.exec(printed)?.[1] ?? '')).toBeUndefined();
    accounts.close();
  });

  test('L11: a second factor is removed for somebody who lost it, and the sessions end', async () => {
    await user('create', ana);
    const accounts = openAccounts(dataDir);
    const id = accounts.users.findByEmail(ana.email)?.id ?? '';
    accounts.recoveryCodes.renew(id);
    accounts.sessions.start(id);
    expect(await user('remove-factors', { email: ana.email })).toContain('sessions are ended');
    expect([accounts.recoveryCodes.countOf(id), accounts.sessions.listOf(id)]).toEqual([0, []]);
    accounts.close();
  });

  test('says what is missing or wrong', async () => {
    await expect(user('create', { email: 'x' })).rejects.toThrow('An account needs --email, --name and --role.');
    await expect(user('create', { ...ana, email: 'x' })).rejects.toThrow('"x" is not an e-mail address.');
    await expect(user('password')).rejects.toThrow('--email');
    await expect(user('password', { email: 'nobody@example.com' })).rejects.toThrow('There is no account');
    await expect(user('make')).rejects.toThrow('user create');
  });
});

describe('sessions and the audit log', () => {
  const ana = { email: 'ana@example.com', name: 'Ana', role: 'administrator', password: 'uma senha longa' };
  const sessions = (action?: string, id?: string, email?: string) => sessionsCommand(action, id, { dataDir, email });
  const audit = (action?: string, limit?: string) => auditCommand(action, { dataDir, limit, days: undefined });

  /** Signs Ana in; returns the ids of her sessions. */
  function signIn(times: number): string[] {
    const accounts = openAccounts(dataDir);
    const id = accounts.users.findByEmail(ana.email)?.id ?? '';
    const ids = Array.from({ length: times }, () => accounts.sessions.start(id, { address: '203.0.113.9' }).id);
    accounts.close();
    return ids;
  }

  test('are listed and ended', async () => {
    await user('create', ana);
    const [first] = signIn(3);
    expect(sessions('list').split('\n')).toHaveLength(3);
    expect(sessions('list', undefined, ana.email)).toContain('203.0.113.9');
    expect(sessions('revoke', first, ana.email)).toBe('1 session(s) of ana@example.com are ended.');
    expect(() => sessions('revoke', first, ana.email)).toThrow('has no session');
    expect(sessions('revoke', undefined, ana.email)).toBe('2 session(s) of ana@example.com are ended.');
    expect(sessions('list')).toBe('');
    expect(() => sessions('revoke')).toThrow('--email');
    expect(() => sessions('end')).toThrow('sessions list');
  });

  test('tell what was done here, newest first', async () => {
    await user('create', ana);
    await user('create', { ...ana, email: 'bia@example.com' });
    await user('role', { email: 'bia@example.com', role: 'viewer' });
    await user('disable', { email: 'bia@example.com' });
    expect(await user('list')).toContain('bia@example.com  viewer  Ana  (disabled)');
    await expect(user('disable', { email: ana.email })).rejects.toThrow('administrator must remain');
    const lines = audit('list').split('\n');
    expect(lines.map((line) => line.split('  ')[1])).toEqual([
      'user.disabled',
      'user.role',
      'user.created',
      'user.created',
    ]);
    expect(lines[1]).toContain('by cli');
    expect(audit('list', '1')).toBe(lines[0]);
    expect(audit('prune')).toBe('0 entries older than 365 days are removed.');
    expect(() => audit('list', 'many')).toThrow('--limit');
    expect(() => audit('clear')).toThrow('audit list');
  });
});
