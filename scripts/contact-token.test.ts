import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openAccounts } from '../lake/auth/accounts.ts';
import { contactToken } from './contact-token.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'contact-token-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

it('makes one token that may only create messages, readable for the owner alone, and keeps it', () => {
  const token = contactToken(dataDir);
  expect(contactToken(dataDir)).toBe(token);
  expect(statSync(join(dataDir, 'site', 'contact-token')).mode & 0o777).toBe(0o600);
  const accounts = openAccounts(dataDir);
  const robots = accounts.robots.list();
  accounts.close();
  expect(robots).toHaveLength(1);
  expect(robots[0]).toMatchObject({
    role: undefined,
    grants: [{ filter: '_type == "message" && _id in path("messages.*")', permissions: ['create'] }],
  });
});

it('makes another when somebody revoked it', () => {
  const before = contactToken(dataDir);
  const accounts = openAccounts(dataDir);
  for (const { id } of accounts.robots.list()) accounts.robots.revoke(id);
  accounts.close();
  expect(contactToken(dataDir)).not.toBe(before);
});
