import type { DocumentActionComponent, DocumentActionsContext } from 'sanity';

import { documentRoutes, isApprovedType, isHomeId, SINGLETONS } from '../schemas/index.ts';
import { mayAdminister, mayApprove, mayPublish, mayWrite } from './roles.ts';

type Subject = Pick<DocumentActionsContext, 'documentId' | 'schemaType' | 'currentUser'> & {
  readonly versionType?: DocumentActionsContext['versionType'];
};

/** The clinic's own actions, given by the configuration: they bring the whole Studio, which this file's test does without. */
interface OwnActions {
  readonly request: DocumentActionComponent;
  readonly returnRequest: DocumentActionComponent;
  /** Of the technical director. */
  readonly approve: DocumentActionComponent;
  /** “Publish”, or the way to the approval that it lacks. */
  readonly publishOrAsk: (publish: DocumentActionComponent) => DocumentActionComponent;
  /** Takes a person off the site who left the clinic. */
  readonly leave: DocumentActionComponent;
  /** Puts the link to a page into the site's menu. */
  readonly inMenu: DocumentActionComponent;
  /** Takes what a visitor wrote away with its history. */
  readonly eraseMessage: DocumentActionComponent;
}

/** What a document is called that goes on the air with others, or alone at its moment. */
const OF_RELEASES: ReadonlySet<string | undefined> = new Set(['version', 'scheduled-draft']);
const MULTIPLYING_OR_REMOVING = new Set(['delete', 'duplicate', 'unpublish']);
const SINGLETON_IDS: ReadonlySet<string> = new Set(SINGLETONS.map(({ id }) => id));

/** What takes the right to change what is on the air; a contributor would find these greyed out. */
const OF_PUBLISHERS = new Set(['publish', 'unpublish', 'delete', 'schedule', 'unpublishVersion']);

/**
 * Settings, hours and home page always exist exactly once: the site needs them. A visitor's message may be erased, never
 * copied. Whoever may not publish sends drafts for approval instead; whoever may can return such a request.
 */
export function documentActions(
  actions: DocumentActionComponent[],
  subject: Subject,
  { request, returnRequest, approve, publishOrAsk, leave, inMenu, eraseMessage }: OwnActions,
): DocumentActionComponent[] {
  // Read-only for everybody else (schemas/documents/specialty.schema.ts): nothing to publish, and nothing to remove.
  if (subject.schemaType === 'specialty' && !mayAdminister(subject.currentUser)) return [];
  const isApproved = isApprovedType(subject.schemaType);
  const isPlanned = OF_RELEASES.has(subject.versionType);
  const ofType = ofSubject(actions, subject).map((action) => {
    if (subject.schemaType === 'message' && action.action === 'delete') return eraseMessage;
    return isApproved && !isPlanned && action.action === 'publish' ? publishOrAsk(action) : action;
  });
  const approves = isApproved && mayApprove(subject.currentUser);
  const leaves = subject.schemaType === 'professional' && !isPlanned;
  const approved = approves ? afterFirst(ofType, approve) : ofType;
  const inMenus = !isPlanned && hasOwnPage(subject) && mayWrite(subject.currentUser);
  const offered = [
    ...approved,
    ...(leaves && mayPublish(subject.currentUser) ? [leave] : []),
    ...(inMenus ? [inMenu] : []),
  ];
  const isDraft = !isPlanned && subject.schemaType !== 'message';
  if (mayPublish(subject.currentUser)) return isDraft ? afterFirst(offered, returnRequest) : offered;
  // What goes on the air later takes a release, and those are for whoever publishes everything.
  if (mayPublish(subject.currentUser, subject.schemaType)) return offered.filter(({ action }) => action !== 'schedule');
  if (!mayWrite(subject.currentUser)) return offered;
  const own = offered.filter(({ action }) => !OF_PUBLISHERS.has(action ?? ''));
  return isDraft ? [request, ...own] : own;
}

function ofSubject(actions: DocumentActionComponent[], { documentId, schemaType }: Subject): DocumentActionComponent[] {
  const id = documentId?.replace(/^drafts\./, '') ?? '';
  if (SINGLETON_IDS.has(id)) return actions.filter(({ action }) => !MULTIPLYING_OR_REMOVING.has(action ?? ''));
  if (schemaType === 'message') return actions.filter(({ action }) => action !== 'duplicate');
  return actions;
}

/** The home page needs no link: the logo leads to it. */
function hasOwnPage({ documentId, schemaType }: Subject): boolean {
  return documentRoutes.some(({ type }) => type === schemaType) && !isHomeId(documentId);
}

/** The first action stays the button that is always in sight. */
function afterFirst([first, ...rest]: DocumentActionComponent[], second: DocumentActionComponent) {
  return first ? [first, second, ...rest] : [second];
}
