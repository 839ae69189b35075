import { join } from 'node:path';
import { createClient, type SanityClient } from '@sanity/client';
import type { ClinicRole } from '../clinic/roles.ts';
import { runCommand } from '../scripts/run-command.ts';
import { root, type Settings } from '../scripts/settings.ts';

/** Somebody who can sign in. */
export interface Account {
  readonly email: string;
  readonly password: string;
}

function lakeCommand(dataDir: string, args: readonly string[], env: Record<string, string> = {}): Promise<string> {
  return runCommand(process.execPath, [join(root, 'scripts/lake.ts'), ...args, '--data', dataDir], { cwd: root, env });
}

/** Makes a token with all rights in the lake's data folder. */
export async function administratorToken(dataDir: string): Promise<string> {
  return (await lakeCommand(dataDir, ['token', 'create', '--role', 'administrator', '--label', 'journey'])).trim();
}

/** Makes an account of a person in the lake's data folder. */
export async function createAccount(dataDir: string, name: string, role: ClinicRole): Promise<Account> {
  const account = { email: `${name.toLowerCase()}@clinica.local`, password: 'frase longa para testes' };
  const { email, password } = account;
  const options = ['--email', email, '--name', name, '--role', role, '--password', password];
  await lakeCommand(dataDir, ['user', 'create', ...options]);
  return account;
}

/** Has the command print a link for somebody's password, as it does where no mail is configured. */
export async function linkByCommand(
  { dataDir, siteUrl }: Pick<Settings, 'dataDir' | 'siteUrl'>,
  action: 'invite' | 'reset',
  email: string,
  ...options: readonly string[]
): Promise<string> {
  const args = ['user', action, '--email', email, ...options];
  const printed = await lakeCommand(dataDir, args, { SITE_URL: siteUrl, SMTP_URL: '' });
  return /https?:\/\/\S+$/.exec(printed.trim())?.[0] ?? '';
}

/** An administrator's client of a lake: prepares documents and reads what is stored, drafts included. */
export async function administrator(
  { dataDir, lakeUrl }: Pick<Settings, 'dataDir' | 'lakeUrl'>,
  projectId = 'clinica',
): Promise<SanityClient> {
  return createClient({
    projectId,
    dataset: 'production',
    apiHost: lakeUrl,
    apiVersion: '2025-02-19',
    useProjectHostname: false,
    useCdn: false,
    perspective: 'raw',
    token: await administratorToken(dataDir),
  });
}
