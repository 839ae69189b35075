import { CLI_ACTOR } from '../auth/audit.ts';
import { openAccounts } from '../auth/accounts.ts';
import { generatePassword } from '../auth/passwords.ts';
import type { Accounts } from '../auth/accounts.ts';
import type { User } from '../auth/users.ts';

export interface UserOptions {
  readonly dataDir: string;
  readonly email: string | undefined;
  readonly name: string | undefined;
  readonly role: string | undefined;
  readonly password: string | undefined;
}

const USE =
  'Use "user create --email … --name … --role …", "user password --email …", "user role --email … --role …", ' +
  '"user disable --email …", "user enable --email …" or "user list".';

/** `user …`: people's accounts; without --password one is generated. @throws Error in plain words. */
export async function userCommand(action: string | undefined, options: UserOptions): Promise<string> {
  const accounts = openAccounts(options.dataDir);
  try {
    switch (action) {
      case 'create':
        return await create(accounts, options);
      case 'password':
        return await changePassword(accounts, options);
      case 'role':
        return changeRole(accounts, options);
      case 'disable':
      case 'enable':
        return changeActive(accounts, options, action === 'enable');
      case 'list':
        return accounts.users
          .list()
          .map((user) => `${user.email}  ${user.role}  ${user.name}${user.active ? '' : '  (disabled)'}`)
          .join('\n');
      default:
        throw new Error(USE);
    }
  } finally {
    accounts.close();
  }
}

async function create(accounts: Accounts, options: UserOptions): Promise<string> {
  const { email, name, role } = options;
  if (!email || !name || !role) throw new Error('An account needs --email, --name and --role.');
  const { password, shown } = passwordOf(options);
  const user = await accounts.users.create({ email, name, role, password });
  accounts.audit.write('user.created', CLI_ACTOR, user.id, { role: user.role });
  return `Account ${user.email} (${user.role}) is created.${shown}`;
}

async function changePassword(accounts: Accounts, options: UserOptions): Promise<string> {
  if (!options.email) throw new Error('Say whose password to change with --email.');
  const { id, email } = userWith(accounts, options.email);
  const { password, shown } = passwordOf(options);
  await accounts.users.setPassword(email, password);
  accounts.audit.write('user.password', CLI_ACTOR, id);
  return `The password of ${email} is changed and its sessions are ended.${shown}`;
}

function changeRole(accounts: Accounts, { email, role }: UserOptions): string {
  if (!email || !role) throw new Error('Say whose role to change with --email, and to which with --role.');
  const user = userWith(accounts, email);
  const changed = accounts.users.update(user.id, { role });
  accounts.audit.write('user.role', CLI_ACTOR, user.id, { from: user.role, role: changed.role });
  return `${user.email} is ${changed.role} now.`;
}

function changeActive(accounts: Accounts, { email }: UserOptions, active: boolean): string {
  if (!email) throw new Error('Say whose account it is with --email.');
  const user = userWith(accounts, email);
  accounts.users.update(user.id, { active });
  accounts.audit.write(active ? 'user.enabled' : 'user.disabled', CLI_ACTOR, user.id);
  return active ? `${user.email} may sign in again.` : `${user.email} is disabled and its sessions are ended.`;
}

/** @throws Error in plain words. */
export function userWith(accounts: Accounts, email: string): User {
  const user = accounts.users.findByEmail(email);
  if (user) return user;
  throw new Error(`There is no account for ${email}.`);
}

function passwordOf(options: UserOptions): { password: string; shown: string } {
  const password = options.password ?? generatePassword();
  return { password, shown: options.password === undefined ? `\nPassword: ${password}` : '' };
}
