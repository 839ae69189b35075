import * as queries from '#schemas/queries.ts';
import type { QueryParams } from './reading.ts';
import { revisionOf } from './revision.ts';

/** Which copy a question's answer is kept as. */
export interface CopyName {
  /** The question as people speak of it, with its parameters: the same in every version of the site. */
  readonly name: string;
  /** The exact question. What another version of the site asked under the same name may lack what this one shows. */
  readonly shape: string;
}

const named = new Map<string, string>(Object.entries(queries).map(([name, query]) => [query, name]));

/** Questions that staff's content plays no part in (samples) have no name of their own: they are named by what they ask. */
export function copyName(query: string, params: QueryParams): CopyName {
  const shape = revisionOf(query);
  return { name: `${named.get(query) ?? shape}.${revisionOf(params)}`, shape };
}
