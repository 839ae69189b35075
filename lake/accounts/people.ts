import { bearerToken } from '../auth/callers.ts';
import { sessionCookie } from './session-cookie.ts';
import type { Authenticate, People, Person } from '../auth/authentication.ts';
import type { LakeConfig } from '../config/config.ts';
import type { Accounts } from './accounts.ts';
import type { AccountMails } from './mails/account-mails.ts';
import type { User } from './users.ts';

/** The hook `authenticate` by these accounts: a session in a cookie, or its token. */
export function authenticateByAccounts(
  { sessions, users, besides }: Pick<Accounts, 'sessions' | 'users' | 'besides'>,
  config: LakeConfig,
): Authenticate {
  return (request, isUse) => {
    const token = bearerToken(request) ?? sessionCookie(request, config);
    const session = token === undefined ? undefined : sessions.find(token, isUse);
    if (session?.expired) return 'expired';
    const user = session && users.get(session.userId);
    return user?.active ? personOf(user, besides) : undefined;
  };
}

export function peopleOf({ users, besides }: Accounts, mails: Pick<AccountMails, 'tellOf'>): People {
  return {
    // Not somebody who is only invited: nobody mentions them or gives them tasks.
    list: () => users.list().flatMap((user) => (user.active && user.hasPassword ? [personOf(user, besides)] : [])),
    find(id) {
      const user = users.get(id);
      return user && personOf(user, besides);
    },
    tell: mails.tellOf,
  };
}

function personOf(user: User, besides: Accounts['besides']): Person {
  const { id, name, email, createdAt, updatedAt } = user;
  return { id, name, email, roles: besides.rolesOf(user), createdAt, updatedAt };
}
