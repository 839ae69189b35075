import { createAccountMails } from '../accounts/mails/account-mails.ts';
import { CLI_ACTOR } from '../auth/audit.ts';
import { namesOf } from '../config/settings.ts';
import { openAccounts } from '../accounts/accounts.ts';
import { generatePassword } from '../accounts/passwords.ts';
import type { Accounts } from '../accounts/accounts.ts';
import type { LinkPurpose } from '../accounts/links.ts';
import type { User } from '../accounts/users.ts';
import type { LakeConfig } from '../config/config.ts';

export interface UserOptions {
  readonly dataDir: string;
  readonly email: string | undefined;
  readonly name: string | undefined;
  readonly role: string | undefined;
  readonly password: string | undefined;
  /** Settings of the lake: where links lead, and who sends them. */
  readonly config: LakeConfig;
}

const USE =
  'Use "user create --email … --name … --role …", "user invite --email … --name … --role …", "user reset --email …", ' +
  '"user password --email …", "user role --email … --role …", "user remove-factors --email …", ' +
  '"user disable --email …", "user enable --email …" or "user list".';

/** `user …`: people's accounts; without --password one is generated. @throws Error in plain words. */
export async function userCommand(action: string | undefined, options: UserOptions): Promise<string> {
  const { dataDir, config } = options;
  const accounts = openAccounts(dataDir, Date.now, {
    names: namesOf(config.auth),
    idle: config.auth.idle,
    roles: config.roles,
  });
  try {
    switch (action) {
      case 'create':
        return await create(accounts, options);
      case 'invite':
        return await invite(accounts, options);
      case 'reset':
        return await reset(accounts, options);
      case 'remove-factors':
        return removeFactors(accounts, options);
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
          .map((user) => `${user.email}  ${user.role}  ${user.name}${stateOf(user)}`)
          .join('\n');
      default:
        throw new Error(USE);
    }
  } finally {
    accounts.close();
  }
}

function stateOf({ active, hasPassword }: User): string {
  if (!active) return '  (disabled)';
  return hasPassword ? '' : '  (invited)';
}

async function create(accounts: Accounts, options: UserOptions): Promise<string> {
  const { email, name, role } = options;
  if (!email || !name || !role) throw new Error('An account needs --email, --name and --role.');
  const { password, shown } = passwordOf(options);
  const user = await accounts.users.create({ email, name, role, password });
  accounts.audit.write('user.created', CLI_ACTOR, user.id, { role: user.role });
  return `Account ${user.email} (${user.role}) is created.${shown}`;
}

/** Somebody who is invited already gets one more link. */
async function invite(accounts: Accounts, options: UserOptions): Promise<string> {
  const { email, name, role } = options;
  if (!email) throw new Error('Say whom to invite with --email, --name and --role.');
  const known = accounts.users.findByEmail(email);
  if (known?.hasPassword) throw new Error(`${email} has a password already; use "user reset --email ${email}".`);
  if (known) return await sendLink(accounts, options, known, 'invitation');
  if (!name || !role) throw new Error('An invitation needs --email, --name and --role.');
  const user = await accounts.users.create({ email, name, role, password: undefined });
  accounts.audit.write('user.created', CLI_ACTOR, user.id, { role: user.role });
  return await sendLink(accounts, options, user, 'invitation');
}

async function reset(accounts: Accounts, options: UserOptions): Promise<string> {
  if (!options.email) throw new Error('Say whose password to reset with --email.');
  const user = userWith(accounts, options.email);
  if (!user.active) throw new Error(`${user.email} is disabled; see "user enable".`);
  return await sendLink(accounts, options, user, user.hasPassword ? 'reset' : 'invitation');
}

async function sendLink(
  accounts: Accounts,
  { config }: UserOptions,
  user: User,
  purpose: LinkPurpose,
): Promise<string> {
  const { links, audit } = accounts;
  links.removeAllOf(user.id);
  audit.write(purpose === 'reset' ? 'user.reset-link' : 'user.invited', CLI_ACTOR, user.id);
  const mails = createAccountMails(config, accounts, console);
  const sending = await mails.sendLink(user, purpose);
  if (sending === 'sent') return `A link is on its way to ${user.email}.`;
  const waiting = sending === 'waiting' ? 'The mail waits, and is sent while the lake runs.\n' : '';
  const end = purpose === 'reset' ? 'an hour' : 'seven days';
  const address = mails.addressOf(links.create(user.id, purpose) ?? '');
  return `${waiting}A link for ${user.email}, which works once, within ${end}:\n${address}`;
}

function removeFactors(accounts: Accounts, { email }: UserOptions): string {
  if (!email) throw new Error('Say whose second factors to remove with --email.');
  const user = userWith(accounts, email);
  accounts.factors.removeAllOf(user.id);
  accounts.audit.write('factor.all-removed', CLI_ACTOR, user.id);
  return `${email} signs in with the password alone, and its sessions are ended.`;
}

async function changePassword(accounts: Accounts, options: UserOptions): Promise<string> {
  if (!options.email) throw new Error('Say whose password to change with --email.');
  const { id, email } = userWith(accounts, options.email);
  const { password, shown } = passwordOf(options);
  await accounts.users.setPassword(email, password);
  accounts.links.removeAllOf(id);
  accounts.audit.write('user.password', CLI_ACTOR, id);
  return `The password of ${email} is changed and its sessions are ended.${shown}`;
}

function changeRole(accounts: Accounts, { email, role }: UserOptions): string {
  if (!email || !role) throw new Error('Say whose role to change with --email, and to which with --role.');
  const user = userWith(accounts, email);
  const changed = accounts.users.update(user.id, { role });
  if (changed.role !== 'administrator') accounts.besides.enter(changed, []);
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
