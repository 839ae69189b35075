import { AccountError } from './account-error.ts';
import { createCaller } from '../caller.ts';
import type { Grant, Roles } from '../config/roles.ts';

const PERMISSIONS: readonly string[] = ['read', 'create', 'update', 'history', 'manage'];
const OF_ROLES: readonly string[] = [...PERMISSIONS, 'editHistory'];

/**
 * The same grants when every one can be used: a typing error found here is one that does not open or close a door later.
 * @throws Error in plain words.
 */
export function checkedGrants(grants: readonly Grant[]): readonly Grant[] {
  if (grants.length === 0) throw new AccountError('grants', 'Name at least one grant.');
  assertUsable(grants, PERMISSIONS);
  return grants;
}

/** @throws Error naming the role that cannot be used, and why */
export function assertRoles(roles: Roles): void {
  for (const [name, role] of Object.entries(roles)) {
    const { title, description, grants } = role;
    const isRole = typeof title === 'string' && typeof description === 'string' && Array.isArray(grants);
    if (!isRole || !/^[\w-]+$/.test(name)) {
      throw new Error(
        `The role "${name}" needs a name of letters, digits, "_" and "-", title, description and grants.`,
      );
    }
    try {
      assertUsable(grants, OF_ROLES);
    } catch (cause) {
      throw new Error(`The role "${name}": ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
    }
  }
}

function assertUsable(grants: readonly Grant[], known: readonly string[]): void {
  for (const { filter, permissions } of grants) {
    const unknown = permissions.find((permission) => !known.includes(permission));
    if (permissions.length === 0 || unknown !== undefined) {
      throw new AccountError('grants', `"${unknown ?? ''}" is not a permission; use ${known.join(', ')}.`);
    }
    try {
      createCaller({ userId: 'check', roles: [], grants: [{ filter, permissions }] });
    } catch (cause) {
      const reason = cause instanceof Error ? cause.message : String(cause);
      throw new AccountError('grants', `The filter "${filter}" cannot be used: ${reason}`, cause);
    }
  }
}

/**
 * Reads a grant as it is typed: permissions, a colon, a GROQ filter, as in `create,update:_type == "message"`.
 * @throws Error in plain words.
 */
export function parseGrant(text: string): Grant {
  const colon = text.indexOf(':');
  const filter = text.slice(colon + 1).trim();
  if (colon < 1 || filter === '')
    throw new AccountError('grants', `A grant is written "permissions:filter", not "${text}".`);
  const permissions = text
    .slice(0, colon)
    .split(',')
    .map((permission) => permission.trim());
  return { filter, permissions };
}
