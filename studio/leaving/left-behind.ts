import type { SanityClient } from '@sanity/client';

import { type Person, requestOf } from '../approval/approval.ts';

/** A place in which the clinic's content names a person. */
export interface Place {
  readonly _id: string;
  readonly _type: string;
  readonly title: string;
  /** The field, where it is one of several. */
  readonly path?: string;
}

/** An exam that somebody else has to answer for. */
export interface SignedExam extends Place {
  /** The person signs its report. */
  readonly signs: boolean;
  /** The person answers for its preparation. */
  readonly reviews: boolean;
}

/** What has to be looked at when somebody leaves: each list is a task of its own. */
export interface LeftBehind {
  /** The person is the technical director: somebody else has to be chosen first. */
  readonly director: boolean;
  /** Fields of the settings that name the person in another office. */
  readonly offices: readonly Place[];
  readonly exams: readonly SignedExam[];
  readonly articles: readonly Place[];
  /** Services and other exams in whose list the person stands; the site takes the person out by itself. */
  readonly lists: readonly Place[];
}

const NAME = `"title": coalesce(title, name, tradeName, _id)`;
const of = (condition: string, more = '') =>
  `*[!(_id in path("drafts.**")) && !(_id in path("versions.**")) && ${condition}] | order(_type asc, title asc, _id asc) {_id, _type, ${NAME}${more}}`;
const SIGNED = '_type == "exam" && $id in [reportedBy._ref, reviewedBy._ref]';

/** Other than the technical director's. */
const OFFICES = [
  ['technicalDirectorSubstitute', 'Diretor(a) técnico(a) substituto(a)'],
  ['imagingLead', 'Responsável pelo serviço de imagem'],
  ['psychologyLead', 'Responsável pela psicologia'],
] as const;

type Settings = Readonly<Partial<Record<(typeof OFFICES)[number][0], { readonly _ref?: string } | null>>>;

const QUERY = `{
  "director": count(*[_id == "siteSettings" && technicalDirector._ref == $id]) > 0,
  "settings": *[_id == "siteSettings"][0]{${OFFICES.map(([field]) => field).join()}},
  "exams": ${of(SIGNED, ', "signs": reportedBy._ref == $id, "reviews": reviewedBy._ref == $id')},
  "articles": ${of('_type == "post" && $id in [reviewedBy._ref, author._ref]')},
  "lists": ${of(`_type in ["service", "exam"] && $id in professionals[]._ref && !(${SIGNED})`)}
}`;

/** Where the published content names a person. @param id without `drafts.` */
export async function leftBehindBy(client: Pick<SanityClient, 'fetch'>, id: string): Promise<LeftBehind> {
  const found = await client.fetch<Omit<LeftBehind, 'offices'> & { readonly settings: Settings | null }>(
    QUERY,
    { id },
    { perspective: 'raw' },
  );
  const { settings, ...lists } = found;
  const held = OFFICES.filter(([field]) => settings?.[field]?._ref === id);
  const offices = held.map(([path, title]) => ({ _id: 'siteSettings', _type: 'siteSettings', title, path }));
  return { ...lists, offices };
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

/** Somebody who may sign reports and answer for preparations. */
export interface Successor {
  readonly _id: string;
  readonly fullName: string;
}

const SUCCESSORS = `*[_type == "professional" && !(_id in path("drafts.**")) && !(_id in path("versions.**")) && _id != $id
  && status != "ex-membro" && "CRM" in registrations[].council] | order(fullName asc) {_id, fullName}`;

/** Doctors of the clinic other than a person. @param id without `drafts.` */
export async function successorsOf(client: Pick<SanityClient, 'fetch'>, id: string): Promise<readonly Successor[]> {
  return await client.fetch<Successor[]>(SUCCESSORS, { id }, { perspective: 'raw' });
}

interface Exam {
  readonly _id: string;
  readonly _type: string;
  readonly reportedBy?: { readonly _ref: string };
  readonly reviewedBy?: { readonly _ref: string };
  readonly [field: string]: unknown;
}

interface Replacement {
  /** Who takes over. */
  readonly by: string;
  /** Who asks for the approvals. */
  readonly user: Person;
}

/**
 * Puts somebody else in the place of a person in all exams: reports at once, in what is published and in drafts; preparations
 * in drafts, each sent to the technical director, because a review is an approval (docs/decisions/0022). All or nothing.
 */
export async function replaceIn(client: SanityClient, id: string, { by, user }: Replacement): Promise<void> {
  const exams = await client.fetch<Exam[]>(
    `*[!(_id in path("versions.**")) && ${SIGNED}]`,
    { id },
    { perspective: 'raw' },
  );
  const transaction = client.transaction();
  const successor = { _type: 'reference', _ref: by };
  for (const [exam, states] of Map.groupBy(exams, ({ _id }) => _id.replace(/^drafts\./, ''))) {
    const draft = states.find(({ _id }) => _id !== exam);
    for (const { _id, reportedBy } of states) {
      if (reportedBy?._ref === id) transaction.patch(_id, { set: { reportedBy: successor } });
    }
    const reviewed = draft ?? states.find(({ reviewedBy }) => reviewedBy?._ref === id);
    if (reviewed?.reviewedBy?._ref !== id) continue;
    const set = { reviewedBy: successor, ...(reviewed.reportedBy?._ref === id && { reportedBy: successor }) };
    const draftId = `drafts.${exam}`;
    if (!draft) transaction.createIfNotExists({ ...reviewed, _id: draftId });
    transaction.patch(draftId, { set });
    transaction.createOrReplace(requestOf({ document: reviewed, note: '', by: user }));
  }
  await transaction.commit();
}
