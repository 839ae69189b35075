import type { DocumentActionComponent, DocumentActionsContext, TemplateItem } from 'sanity';

import { SINGLETONS } from '../schemas/index.ts';

type Subject = Pick<DocumentActionsContext, 'documentId' | 'schemaType'>;

const MULTIPLYING_OR_REMOVING = new Set(['delete', 'duplicate', 'unpublish']);
const SINGLETON_IDS: ReadonlySet<string> = new Set(SINGLETONS.map(({ id }) => id));

/** Templates that only make sense in their own place of the structure, or for documents nobody makes by hand. */
const NOT_OFFERED = new Set(['siteSettings', 'message', 'professional-in-area']);

/**
 * The settings and the home page always exist exactly once: the site needs both. A visitor's message may be deleted, never
 * copied.
 */
export function documentActions(
  actions: DocumentActionComponent[],
  { documentId, schemaType }: Subject,
): DocumentActionComponent[] {
  const id = documentId?.replace(/^drafts\./, '') ?? '';
  if (SINGLETON_IDS.has(id)) return actions.filter(({ action }) => !MULTIPLYING_OR_REMOVING.has(action ?? ''));
  if (schemaType === 'message') return actions.filter(({ action }) => action !== 'duplicate');
  return actions;
}

/** What "new document" offers everywhere. */
export function newDocumentOptions(items: TemplateItem[]): TemplateItem[] {
  return items.filter(({ templateId }) => !NOT_OFFERED.has(templateId));
}
