import { getDraftId, getPublishedId, type SanityClient } from 'sanity';

/** A document that refers to another one. */
export interface Referrer {
  readonly _id: string;
  readonly _type: string;
}

/** More would not be read; the count says how many there are. */
const SHOWN = 20;

const QUERY = `{
  "total": count(*[references($id) && !(_id in $own) && !(_id in path("versions.**"))]),
  "shown": *[references($id) && !(_id in $own) && !(_id in path("versions.**"))] | order(_type asc, _id asc) [0...$most] {_id, _type}
}`;

/** Who refers to a document, drafts included: the lake refuses to delete it while somebody does. */
export async function referrersOf(
  client: SanityClient,
  documentId: string,
): Promise<{ readonly total: number; readonly shown: readonly Referrer[] }> {
  const id = getPublishedId(documentId);
  return await client.fetch(QUERY, { id, own: [id, getDraftId(id)], most: SHOWN }, { perspective: 'raw' });
}
