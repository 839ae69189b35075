import { useEffect, useMemo, useState } from 'react';
import { useClient } from 'sanity';

import { changesOf, type Ordered } from './order.ts';

interface OrderedDocuments {
  /** Undefined until they were read once. */
  readonly documents: readonly Ordered[] | undefined;
  /** Stores the order of one group; the site has it at once. Rejects when it could not. */
  readonly store: (group: readonly Ordered[]) => Promise<void>;
}

/** Long enough for the changes of one transaction to arrive together. */
const SETTLE_MS = 200;

/**
 * Published documents of a type as the site orders them, kept up to date.
 * @param groupField whose value groups them on the site
 * @param refers whether that value refers to a document
 */
export function useOrdered(type: string, groupField: string | undefined, refers: boolean): OrderedDocuments {
  const studioClient = useClient({ apiVersion: '2025-02-19' });
  const client = useMemo(() => studioClient.withConfig({ perspective: 'raw' }), [studioClient]);
  const [documents, setDocuments] = useState<readonly Ordered[]>();

  useEffect(() => {
    const query = questionFor(groupField, refers);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const read = () => {
      clearTimeout(timer);
      // What cannot be read now is read with the next welcome, which follows every lost connection.
      timer = setTimeout(() => client.fetch<Ordered[]>(query, { type }).then(setDocuments, () => undefined), SETTLE_MS);
    };
    const changes = client
      .listen(
        '*[_type == $type]',
        { type },
        { includeResult: false, visibility: 'query', events: ['welcome', 'mutation'] },
      )
      .subscribe({ next: read, error: () => undefined });
    return () => {
      clearTimeout(timer);
      changes.unsubscribe();
    };
  }, [client, groupField, refers, type]);

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
