import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { openAccounts } from '../lake/auth/accounts.ts';
import { CLI_ACTOR } from '../lake/auth/audit.ts';
import type { Grant } from '../lake/auth/caller.ts';

interface RobotToken {
  /** Below the data folder. */
  readonly file: string;
  /** As staff read it on the accounts page. */
  readonly label: string;
  readonly grants: readonly Grant[];
}

/**
 * A token with which the site uses the embedded lake. It is made when there is none that works: in a new data folder, or
 * after somebody revoked it on the accounts page; the next start of the site takes the new one.
 */
export function robotToken(dataDir: string, { file, label, grants }: RobotToken): string {
  const path = join(dataDir, file);
  const accounts = openAccounts(dataDir);
  try {
    const known = existsSync(path) ? readFileSync(path, 'utf8').trim() : '';
    if (known !== '' && accounts.robots.find(known)?.expired === false) return known;
    const { token, robot } = accounts.robots.create(label, grants);
    accounts.audit.write('token.created', CLI_ACTOR, robot.label, { token: robot.id });
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, token, { mode: 0o600 });
    return token;
  } finally {
    accounts.close();
  }
}
