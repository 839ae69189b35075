import { systemCaller } from '#lake/caller.ts';
import { publishedId } from '#lake/store/ids.ts';
import { aboutWhat, TYPE } from './requests.ts';
import type { People } from '#lake/auth/authentication.ts';
import type { Dataset } from '#lake/dataset.ts';
import type { Commit } from '#lake/store/types.ts';

/**
 * Notes on a request that it was answered, and by whom: publishing does it, by whatever way. Once the document is taken off the
 * air nothing else would tell. What is published in the transaction of the request itself does not answer it.
 * @returns called after each commit; never throws, and the commit does not wait for it
 */
export function answerRequests(
  { find }: Pick<People, 'find'>,
  { reader, transactor }: Pick<Dataset, 'reader' | 'transactor'>,
  report: (error: unknown) => void,
): (commit: Commit) => void {
  return ({ author, changes, timestamp }) => {
    const published = changes.filter(({ id, after }) => after && after._type !== TYPE && publishedId(id) === id);
    if (published.length === 0) return;
    const [ids, written] = [new Set(published.map(({ id }) => id)), new Set(changes.map(({ id }) => id))];
    const answered = reader
      .ofType(TYPE)
      .filter((request) => request.state !== 'answered' && ids.has(aboutWhat(request)) && !written.has(request._id));
    if (answered.length === 0) return;
    const answeredBy = { id: author, name: find(author)?.name ?? '' };
    const set = { state: 'answered', answeredAt: timestamp, answeredBy };
    setImmediate(() => {
      // Somebody may have asked again meanwhile.
      const still = answered.filter(({ _id, _rev }) => reader.get(_id)?._rev === _rev);
      try {
        const mutations = still.map(({ _id: id }) => ({ patch: { id, set } }));
        if (mutations.length > 0) transactor.mutate({ mutations, caller: systemCaller });
      } catch (error) {
        report(error);
      }
    });
  };
}
