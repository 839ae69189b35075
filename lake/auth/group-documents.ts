import { sameValue } from '../store/json-values.ts';
import { GROUP_PREFIX, MEMBERS_ID, systemCaller } from '../caller.ts';
import type { Dataset, DatasetExtension } from '../dataset.ts';
import type { Mutation } from '../store/types.ts';
import type { Grant, Roles } from '../config/roles.ts';
import type { People } from './authentication.ts';

/**
 * Documents from which Studio learns what its other users may do: without them, nobody can be mentioned in a comment or
 * given a task. One for each role, `_.groups.<role>`, for administrators; one for everybody who works here, `_.members`,
 * which says that all of them read, and that is all that Studio asks about others. In step with the accounts; only the lake
 * writes them.
 */
export const GROUP_TYPE = 'system.group';
/** What every role may do. */
const MEMBERS_READ: readonly Grant[] = [{ filter: '_id in path("**")', permissions: ['read'] }];

interface GroupSource {
  readonly config: { readonly roles: Roles };
  readonly people: Pick<People, 'list'>;
  readonly onRightsChange: (listener: () => void) => () => void;
}

/**
 * Writes the groups into every dataset of content, now and whenever accounts change. What cannot be written is reported
 * and tried again with the next change: a full disk must not keep anybody from ending a session.
 */
export function keepGroups(
  lake: GroupSource & { readonly datasets: { extend(extension: DatasetExtension): void } },
  report: (message: string, error: unknown) => void,
): void {
  lake.datasets.extend((dataset) => {
    const write = () => {
      try {
        writeGroups(dataset, lake);
      } catch (error) {
        report(`The groups of "${dataset.name}" could not be written.`, error);
      }
    };
    write();
    return lake.onRightsChange(() => {
      try {
        writeGroups(dataset, lake);
      } catch {
        // When others have written, who are writing just now.
        void dataset.transactor.queued(write);
      }
    });
  });
}

/** A dataset in which nothing has changed is left alone. */
function writeGroups({ access, reader, transactor }: Dataset, { config, people }: GroupSource): void {
  if (access.profile !== 'content') return;
  const persons = people.list();
  const groups = Object.entries(config.roles).map(([role, { grants }]) => ({
    _id: GROUP_PREFIX + role,
    members: persons.filter(({ roles }) => roles.includes(role)).map(({ id }) => id),
    grants,
  }));
  const everybody = { _id: MEMBERS_ID, members: persons.map(({ id }) => id), grants: MEMBERS_READ };
  const mutations = [...groups, everybody].flatMap(({ _id, members, grants }): Mutation[] => {
    const stored = reader.get(_id);
    if (sameValue([stored?.members, stored?.grants], [members, grants])) return [];
    return [{ createOrReplace: { _id, _type: GROUP_TYPE, members, grants } }];
  });
  if (mutations.length > 0) transactor.mutate({ mutations, caller: systemCaller });
}
