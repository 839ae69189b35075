import { CLI_ACTOR } from '../auth/audit.ts';
import { openAccess } from '../auth/access.ts';
import { DEFAULT_ROLES } from '../config/roles.ts';
import { parseGrant } from '../auth/check-grants.ts';
import type { Access } from '../auth/access.ts';
import type { Roles } from '../config/roles.ts';
import type { Robot } from '../auth/robots.ts';

export interface TokenOptions {
  readonly dataDir: string;
  readonly roles?: Roles;
  readonly role: string | undefined;
  readonly label: string | undefined;
  /** `permissions:filter`, instead of a role. */
  readonly grants?: readonly string[] | undefined;
  /** Days until it ends by itself. */
  readonly days?: string | undefined;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** `token create|list|revoke`: tokens of programs. @throws Error in plain words. */
export function tokenCommand(action: string | undefined, id: string | undefined, options: TokenOptions): string {
  const access = openAccess(options.dataDir, options.roles ?? DEFAULT_ROLES);
  try {
    switch (action) {
      case 'create':
        return create(access, options);
      case 'list':
        return access.robots.list().map(describe).join('\n');
      case 'revoke': {
        if (id === undefined) throw new Error('Which one? "token list" shows their ids.');
        const robot = access.robots.get(id);
        if (!robot || !access.robots.revoke(robot.id)) throw new Error(`There is no token "${id}"; see "token list".`);
        access.audit.write('token.revoked', CLI_ACTOR, robot.label, { token: robot.id });
        return `Token ${id} is revoked.`;
      }
      default:
        throw new Error('Use "token create --role … --label …", "token list" or "token revoke <id>".');
    }
  } finally {
    access.close();
  }
}

function create(access: Access, { label, role, grants = [], days }: TokenOptions): string {
  if (!label || (!role && grants.length === 0)) throw new Error('A token needs --role and --label.');
  if (role && grants.length > 0) throw new Error('A token has a --role or --grant, not both.');
  const rights = role ?? grants.map(parseGrant);
  const { token, robot } = access.robots.create(label, rights, endOf(days));
  access.audit.write('token.created', CLI_ACTOR, robot.label, { token: robot.id, role: robot.role });
  return token;
}

function endOf(days: string | undefined): string | undefined {
  if (days === undefined) return undefined;
  const count = Number(days);
  if (!Number.isInteger(count) || count < 1 || count > 3650) throw new Error('--days must be between 1 and 3650.');
  return new Date(Date.now() + count * DAY_MS).toISOString();
}

function describe({ id, role, grants = [], createdAt, expiresAt, label }: Robot): string {
  const rights = role ?? grants.map(({ permissions, filter }) => `${permissions.join(',')}:${filter}`).join(' | ');
  const end = expiresAt === undefined ? '' : `  until ${expiresAt.slice(0, 10)}`;
  return `${id}  ${rights}  ${createdAt.slice(0, 10)}${end}  ${label}`;
}
