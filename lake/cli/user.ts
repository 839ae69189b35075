import { openAccounts } from '../auth/accounts.ts';
import { generatePassword } from '../auth/passwords.ts';

export interface UserOptions {
  readonly dataDir: string;
  readonly email: string | undefined;
  readonly name: string | undefined;
  readonly role: string | undefined;
  readonly password: string | undefined;
}

/** `user create|password|list`: people's accounts; without --password one is generated. @throws Error in plain words. */
export async function userCommand(action: string | undefined, options: UserOptions): Promise<string> {
  const accounts = openAccounts(options.dataDir);
  const { email, name, role } = options;
  const password = options.password ?? generatePassword();
  const shown = options.password ? '' : `\nPassword: ${password}`;
  try {
    switch (action) {
      case 'create': {
        if (!email || !name || !role) throw new Error('An account needs --email, --name and --role.');
        const user = await accounts.users.create({ email, name, role, password });
        return `Account ${user.email} (${user.role}) is created.${shown}`;
      }
      case 'password': {
        if (!email) throw new Error('Say whose password to change with --email.');
        await accounts.users.setPassword(email, password);
        return `The password of ${email} is changed and its sessions are ended.${shown}`;
      }
      case 'list':
        return accounts.users
          .list()
          .map((user) => `${user.email}  ${user.role}  ${user.name}`)
          .join('\n');
      default:
        throw new Error('Use "user create --email … --name … --role …", "user password --email …" or "user list".');
    }
  } finally {
    accounts.close();
  }
}
