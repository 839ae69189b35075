import { CLI_ACTOR } from '../auth/audit.ts';
import { openAccounts } from '../accounts/accounts.ts';
import { userWith } from './user.ts';
import type { Accounts } from '../accounts/accounts.ts';

export interface SessionOptions {
  readonly dataDir: string;
  readonly email: string | undefined;
}

/** `sessions list|revoke`: where people are signed in. @throws Error in plain words. */
export function sessionsCommand(action: string | undefined, id: string | undefined, options: SessionOptions): string {
  const accounts = openAccounts(options.dataDir);
  try {
    switch (action) {
      case 'list':
        return list(accounts, options.email);
      case 'revoke':
        return revoke(accounts, id, options.email);
      default:
        throw new Error(
          'Use "sessions list [--email …]" or "sessions revoke --email … [<id>]"; without an id, all of them.',
        );
    }
  } finally {
    accounts.close();
  }
}

function list(accounts: Accounts, email: string | undefined): string {
  const users = email === undefined ? accounts.users.list() : [userWith(accounts, email)];
  const lines = users.flatMap((user) =>
    accounts.sessions
      .listOf(user.id)
      .map(({ id, createdAt, seenAt, address, agent }) =>
        [id, user.email, `since ${createdAt}`, `seen ${seenAt}`, address, agent].filter(Boolean).join('  '),
      ),
  );
  return lines.join('\n');
}

function revoke(accounts: Accounts, id: string | undefined, email: string | undefined): string {
  if (!email) throw new Error('Say whose sessions to end with --email.');
  const user = userWith(accounts, email);
  if (id !== undefined && !accounts.sessions.end(user.id, id)) {
    throw new Error(`${email} has no session "${id}"; see "sessions list".`);
  }
  const count = id === undefined ? accounts.sessions.endAllOf(user.id) : 1;
  if (count > 0) accounts.audit.write('session.revoked', CLI_ACTOR, user.id, { count });
  return `${count} session(s) of ${email} are ended.`;
}
