import type { Roles } from '../config/roles.ts';
import type { AccountSettings } from '../auth/settings-table.ts';
import type { User } from './users.ts';

/** Holds ids of administrators, separated by spaces. */
const settingOf = (name: string) => `administrators who are ${name}`;

/** Roles that an administrator has besides, see `Role.besidesAdministrator`. */
export function openBesides(settings: AccountSettings, roles: Roles, onChange: () => void) {
  const possible = Object.keys(roles).filter((name) => roles[name]?.besidesAdministrator !== undefined);
  const entered = (name: string) => new Set((settings.get(settingOf(name)) ?? '').split(' ').filter(Boolean));
  return {
    /** All roles of somebody, the main one first. */
    rolesOf: ({ id, role }: Pick<User, 'id' | 'role'>): readonly string[] => [
      role,
      ...(role === 'administrator' ? possible.filter((name) => entered(name).has(id)) : []),
    ],
    /** Enters an administrator in these roles, and in no other. */
    enter({ id }: Pick<User, 'id'>, names: readonly string[]) {
      for (const name of possible) {
        const ids = entered(name);
        if (names.includes(name)) ids.add(id);
        else ids.delete(id);
        settings.set(settingOf(name), [...ids].join(' '));
      }
      onChange();
    },
  };
}
