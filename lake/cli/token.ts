import { openAccounts } from '../auth/accounts.ts';

export interface TokenOptions {
  readonly dataDir: string;
  readonly role: string | undefined;
  readonly label: string | undefined;
}

/** `token create|list|revoke`: tokens of programs. @throws Error in plain words. */
export function tokenCommand(action: string | undefined, id: string | undefined, options: TokenOptions): string {
  const accounts = openAccounts(options.dataDir);
  try {
    switch (action) {
      case 'create': {
        if (!options.role || !options.label) throw new Error('A token needs --role and --label.');
        return accounts.tokens.createRobot(options.label, options.role).token;
      }
      case 'list':
        return accounts.tokens
          .listRobots()
          .map(({ id, role, label, createdAt }) => `${id}  ${role}  ${createdAt.slice(0, 10)}  ${label}`)
          .join('\n');
      case 'revoke': {
        if (!id || !accounts.tokens.revokeRobot(id))
          throw new Error(`There is no token "${id ?? ''}"; see "token list".`);
        return `Token ${id} is revoked.`;
      }
      default:
        throw new Error('Use "token create --role … --label …", "token list" or "token revoke <id>".');
    }
  } finally {
    accounts.close();
  }
}
