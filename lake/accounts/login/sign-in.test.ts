import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { createAdmission } from '../../admission/admission.ts';
import { DEFAULT_ADMISSION_LIMITS } from '../../config/limits.ts';
import { createDeviceCookies } from '../device-cookie.ts';
import { createSignIn } from './sign-in.ts';
import { openTestAccounts } from '../testing.ts';

test('L8: the passwords that strangers try are hashed one after the other: each takes 32 MB', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'lake-sign-in-'));
  const accounts = openTestAccounts(folder);
  let running = 0;
  let most = 0;
  const verify = async () => {
    running += 1;
    most = Math.max(most, running);
    await nextTurn();
    running -= 1;
    return undefined;
  };
  const users = { ...accounts.users, verify };
  const devices = createDeviceCookies(Buffer.alloc(32));
  const signIn = createSignIn({ ...accounts, users }, devices, createAdmission(DEFAULT_ADMISSION_LIMITS));
  const addresses = ['203.0.113.1', '203.0.113.2', '203.0.113.3', '203.0.113.4'];
  const ended = await Promise.all(
    addresses.map((address) => signIn.check('ana@x.example', 'errada', { address, cookies: null })),
  );
  expect([most, ended.map(({ kind }) => kind)]).toEqual([1, addresses.map(() => 'wrong')]);
  accounts.close();
  rmSync(folder, { recursive: true, force: true });
});
