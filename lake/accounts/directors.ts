import type { AccountSettings } from '../auth/settings-table.ts';
import type { User } from './users.ts';

/** Who approves as technical director: whoever has the role, and administrators who are entered as one. */
export interface Directors {
  includes(user: User): boolean;
  /** Enters an administrator, or takes the entry away. */
  enter(user: User, isDirector: boolean): void;
}

/** Ids of administrators, separated by spaces. */
const ENTERED = 'administrators who are technical directors';

export function openDirectors(settings: AccountSettings): Directors {
  const entered = () => new Set((settings.get(ENTERED) ?? '').split(' ').filter(Boolean));
  return {
    includes: ({ id, role, active }) =>
      active && (role === 'technical-director' || (role === 'administrator' && entered().has(id))),
    enter({ id }, isDirector) {
      const ids = entered();
      if (isDirector) ids.add(id);
      else ids.delete(id);
      settings.set(ENTERED, [...ids].join(' '));
    },
  };
}
