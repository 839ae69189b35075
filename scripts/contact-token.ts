import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { openAccounts } from '../lake/auth/accounts.ts';
import { CLI_ACTOR } from '../lake/auth/audit.ts';

const LABEL = 'Formulário de contato';

/** Messages may be put in and nothing else: not read, not changed, not even counted. */
const GRANTS = [{ filter: '_type == "message" && _id in path("messages.*")', permissions: ['create'] }];

/**
 * The token with which the site's contact form writes to the embedded lake. It is made when there is none that works: in a
 * new data folder, or after somebody revoked it on the accounts page; the next start of the site takes the new one.
 */
export function contactToken(dataDir: string): string {
  const file = join(dataDir, 'site', 'contact-token');
  const accounts = openAccounts(dataDir);
  try {
    const known = existsSync(file) ? readFileSync(file, 'utf8').trim() : '';
    if (known !== '' && accounts.robots.find(known)?.expired === false) return known;
    const { token, robot } = accounts.robots.create(LABEL, GRANTS);
    accounts.audit.write('token.created', CLI_ACTOR, robot.label, { token: robot.id });
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, token, { mode: 0o600 });
    return token;
  } finally {
    accounts.close();
  }
}
