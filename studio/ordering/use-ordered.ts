import { useMemo } from 'react';
import { useClient } from 'sanity';

import { useLiveQuery } from '../use-live-query.ts';
import { changesOf, type Ordered } from './order.ts';

interface OrderedDocuments {
  /** Undefined until they were read once. */
  readonly documents: readonly Ordered[] | undefined;
  /** Stores the order of one group; the site has it at once. Rejects when it could not. */
  readonly store: (group: readonly Ordered[]) => Promise<void>;
}

/**
 * Published documents of a type as the site orders them, kept up to date.
 * @param groupField whose value groups them on the site
 * @param refers whether that value refers to a document
 */
export function useOrdered(type: string, groupField: string | undefined, refers: boolean): OrderedDocuments {
  const client = useClient({ apiVersion: '2025-02-19' });
  const query = useMemo(() => questionFor(groupField, refers), [groupField, refers]);
  const documents = useLiveQuery(query, type).found as readonly Ordered[] | undefined;

  return {
    documents,
    store: async (group) => {
      const changes = changesOf(group);
      if (changes.length === 0) return;
      const transaction = client.transaction();
      for (const { id, order } of changes) transaction.patch(id, (patch) => patch.set({ order }));
      await transaction.commit();
    },
  };
}

function questionFor(groupField: string | undefined, refers: boolean): string {
  const group = groupField && (refers ? `${groupField}._ref` : groupField);
  const groupName = groupField && refers ? `${groupField}->title` : 'null';
  const first = groupField && refers ? `${groupField}->order asc, ${groupName} asc, ` : '';
  const name = 'coalesce(fullName, title, name, label, question, _id)';
  return `*[_type == $type && !(_id in path("drafts.**")) && !(_id in path("versions.**"))] | order(${first}order asc, ${name} asc) {
    _id,
    order,
    "name": ${name},
    "group": ${group ?? 'null'},
    "groupName": ${groupName},
    "hasDraft": defined(*[_id == "drafts." + ^._id][0]._id)
  }`;
}
