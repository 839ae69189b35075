import type { SanityClient } from '@sanity/client';

/** A place in which the clinic's content names a person. */
export interface Place {
  readonly _id: string;
  readonly _type: string;
  readonly title: string;
}

/** What has to be looked at when somebody leaves: each list is a task of its own. */
export interface LeftBehind {
  /** The person is the technical director: somebody else has to be chosen first. */
  readonly director: boolean;
  /** Settings that name the person in another office (imaging, psychology, data protection). */
  readonly offices: readonly Place[];
  readonly reports: readonly Place[];
  readonly preparations: readonly Place[];
  readonly articles: readonly Place[];
  /** Services and exams in whose list the person stands; the site takes the person out by itself. */
  readonly lists: readonly Place[];
}

const NAME = `"title": coalesce(title, name, tradeName, _id)`;
const of = (condition: string) =>
  `*[!(_id in path("drafts.**")) && !(_id in path("versions.**")) && ${condition}] | order(_type asc, title asc, _id asc) {_id, _type, ${NAME}}`;

const QUERY = `{
  "director": count(*[_id == "siteSettings" && technicalDirector._ref == $id]) > 0,
  "offices": ${of('_type == "siteSettings" && references($id) && technicalDirector._ref != $id')},
  "reports": ${of('_type == "exam" && reportedBy._ref == $id')},
  "preparations": ${of('_type == "exam" && reviewedBy._ref == $id')},
  "articles": ${of('_type == "post" && $id in [reviewedBy._ref, author._ref]')},
  "lists": ${of('_type in ["service", "exam"] && $id in professionals[]._ref')}
}`;

/** Where the published content names a person. @param id without `drafts.` */
export async function leftBehindBy(client: Pick<SanityClient, 'fetch'>, id: string): Promise<LeftBehind> {
  return await client.fetch<LeftBehind>(QUERY, { id }, { perspective: 'raw' });
}

/**
 * Takes somebody off the site: in what is published, and in the draft where there is one, so that nothing half-done is
 * published with it and no later publication brings the person back.
 */
export async function takeOff(client: SanityClient, id: string, hasDraft: boolean): Promise<void> {
  const leave = { set: { status: 'ex-membro' } };
  const transaction = client.transaction().patch(id, leave);
  await (hasDraft ? transaction.patch(`drafts.${id}`, leave) : transaction).commit();
}
