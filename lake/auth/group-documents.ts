import { sameValue } from '../store/json-values.ts';
import { GROUP_PREFIX, MEMBERS_ID, systemCaller } from '../caller.ts';
import { ROLE_NAMES, ROLES } from './roles.ts';
import type { Dataset, DatasetExtension } from '../dataset.ts';
import type { Mutation } from '../store/types.ts';
import type { Accounts } from '../accounts/accounts.ts';
import type { Grant } from '../caller.ts';

/**
 * Documents from which Studio learns what its other users may do: without them, nobody can be mentioned in a comment or
 * given a task. One for each role, `_.groups.<role>`, for administrators; one for everybody who works here, `_.members`,
 * which says that all of them read, and that is all that Studio asks about others. In step with the accounts; only the lake
 * writes them.
 */
export const GROUP_TYPE = 'system.group';
/** What every role may do. */
const MEMBERS_READ: readonly Grant[] = [{ filter: '_id in path("**")', permissions: ['read'] }];

/**
 * Writes the groups into every dataset of content, now and whenever accounts change. What cannot be written is reported
 * and tried again with the next change: a full disk must not keep anybody from ending a session.
 */
export function keepGroups(
  datasets: { extend(extension: DatasetExtension): void },
  accounts: Accounts,
  report: (message: string, error: unknown) => void,
): void {
  datasets.extend((dataset) => {
    const write = () => {
      try {
        writeGroups(dataset, accounts);
      } catch (error) {
        report(`The groups of "${dataset.name}" could not be written.`, error);
      }
    };
    write();
    return accounts.changes.subscribe(() => {
      try {
        writeGroups(dataset, accounts);
      } catch {
        // When others have written, who are writing just now.
        void dataset.transactor.queued(write);
      }
    });
  });
}

/** A dataset in which nothing has changed is left alone. */
function writeGroups({ access, reader, transactor }: Dataset, accounts: Accounts): void {
  if (access.profile !== 'content') return;
  const people = accounts.users.list().filter(({ active }) => active);
  const groups = ROLE_NAMES.map((role) => ({
    _id: GROUP_PREFIX + role,
    members: people.filter((user) => user.role === role).map(({ id }) => id),
    grants: ROLES[role].grants as readonly Grant[],
  }));
  const everybody = { _id: MEMBERS_ID, members: people.map(({ id }) => id), grants: MEMBERS_READ };
  const mutations = [...groups, everybody].flatMap(({ _id, members, grants }): Mutation[] => {
    const stored = reader.get(_id);
    if (sameValue([stored?.members, stored?.grants], [members, grants])) return [];
    return [{ createOrReplace: { _id, _type: GROUP_TYPE, members, grants } }];
  });
  if (mutations.length > 0) transactor.mutate({ mutations, caller: systemCaller });
}
