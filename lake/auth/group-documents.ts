import { sameValue } from '../store/same-value.ts';
import { GROUP_PREFIX, systemCaller } from './grants.ts';
import { ROLES } from './roles.ts';
import type { Dataset, Lake } from '../lake.ts';
import type { Mutation } from '../store/types.ts';
import type { Accounts } from './accounts.ts';
import type { RoleName } from './roles.ts';

/**
 * Documents from which Studio learns what its other users may do: without them, nobody can be mentioned in a comment or
 * given a task. One for each role, `_.groups.<role>`, in step with the accounts; only the lake writes them.
 */
export const GROUP_TYPE = 'system.group';

export function isGroupId(id: string): boolean {
  return id.startsWith(GROUP_PREFIX);
}

/**
 * Writes the groups into every dataset of content, now and whenever accounts change. What cannot be written is reported
 * and tried again with the next change: a full disk must not keep anybody from ending a session.
 */
export function keepGroups(lake: Lake, accounts: Accounts, report: (message: string, error: unknown) => void): void {
  lake.datasets.accompany((dataset) => {
    const write = () => {
      try {
        writeGroups(dataset, accounts);
      } catch (error) {
        report(`The groups of "${dataset.name}" could not be written.`, error);
      }
    };
    write();
    return accounts.changes.subscribe(write);
  });
}

/** A dataset in which nothing has changed is left alone. */
function writeGroups({ access, reader, transactor }: Dataset, accounts: Accounts): void {
  if (access.profile !== 'content') return;
  const people = accounts.users.list().filter(({ active }) => active);
  const mutations = (Object.keys(ROLES) as RoleName[]).flatMap((role): Mutation[] => {
    const _id = GROUP_PREFIX + role;
    const members = people.filter((user) => user.role === role).map(({ id }) => id);
    const { grants } = ROLES[role];
    const stored = reader.get(_id);
    if (sameValue([stored?.members, stored?.grants], [members, grants])) return [];
    return [{ createOrReplace: { _id, _type: GROUP_TYPE, members, grants } }];
  });
  if (mutations.length > 0) transactor.mutate({ mutations, caller: systemCaller });
}
