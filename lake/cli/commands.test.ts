import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
  return userCommand(action, { dataDir, email, name, role, password });
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

  test('says what is missing or wrong', () => {
    expect(() => token('create')).toThrow('A token needs --role and --label.');
    expect(() => token('create', undefined, { role: 'owner', label: 'x' })).toThrow('The role must be one of');
    expect(() => token('revoke')).toThrow('There is no token ""');
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

  test('says what is missing or wrong', async () => {
    await expect(user('create', { email: 'x' })).rejects.toThrow('An account needs --email, --name and --role.');
    await expect(user('create', { ...ana, email: 'x' })).rejects.toThrow('"x" is not an e-mail address.');
    await expect(user('password')).rejects.toThrow('--email');
    await expect(user('password', { email: 'nobody@example.com' })).rejects.toThrow('There is no account');
    await expect(user('make')).rejects.toThrow('user create');
  });
});
