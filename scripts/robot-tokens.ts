import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { openAccounts } from '../lake/accounts/accounts.ts';
import { CLI_ACTOR } from '../lake/auth/audit.ts';
import { writeStateFile } from '../lake/store/state-file.ts';
import type { Grant } from '../lake/config/roles.ts';

interface RobotToken {
  /** Below the data folder. */
  readonly file: string;
  /** As staff read it on the accounts page. */
  readonly label: string;
  readonly grants: readonly Grant[];
}

/**
 * A token with which the site uses the embedded lake. It is made when there is none that works: in a new data folder, after an upgrade
 * that wants other grants, or after somebody revoked it on the accounts page; the next start of the site takes the new one.
 */
export function robotToken(dataDir: string, { file, label, grants }: RobotToken): string {
  const path = join(dataDir, file);
  const accounts = openAccounts(dataDir);
  try {
    const known = existsSync(path) ? readFileSync(path, 'utf8').trim() : '';
    const before = known === '' ? undefined : accounts.robots.find(known);
    // A version before this one may have wanted less.
    if (before?.expired === false && JSON.stringify(before.grants) === JSON.stringify(grants)) return known;
    if (before) accounts.robots.revoke(before.id);
    const { token, robot } = accounts.robots.create(label, grants);
    accounts.audit.write('token.created', CLI_ACTOR, robot.label, { token: robot.id });
    mkdirSync(dirname(path), { recursive: true });
    writeStateFile(path, token);
    return token;
  } finally {
    accounts.close();
  }
}

const MESSAGES = '_type == "message" && _id in path("messages.*")';

/**
 * The token with which the site's forms write to the embedded lake: messages, and not to read or count them. A request can be withdrawn
 * until the patient was there; nobody finds its id who does not have its number.
 */
export function contactToken(dataDir: string): string {
  const open = 'state in ["novo", "contatado", "confirmado", "desistiu"]';
  const grants = [
    { filter: MESSAGES, permissions: ['create'] },
    { filter: `${MESSAGES} && defined(number) && ${open}`, permissions: ['update'] },
  ] as const;
  return robotToken(dataDir, { file: 'site/contact-token', label: 'Formulário de contato', grants });
}

/** The token with which the site's preview reads drafts and releases from the embedded lake; never what visitors wrote. */
export function previewToken(dataDir: string): string {
  const grants = [{ filter: '_type != "message"', permissions: ['read'] }] as const;
  return robotToken(dataDir, { file: 'site/preview-token', label: 'Prévia do site', grants });
}

/**
 * The token with which the site reads what is published from the embedded lake. It shows no more than strangers see; it makes
 * the site known, so that what the lake allows strangers together does not apply to it.
 */
export function readToken(dataDir: string): string {
  const grants = [{ filter: '_id in path("*")', permissions: ['read'] }] as const;
  return robotToken(dataDir, { file: 'site/read-token', label: 'Páginas do site', grants });
}
