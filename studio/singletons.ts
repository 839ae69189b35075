import type { DocumentActionComponent, DocumentActionsContext, TemplateItem } from 'sanity';

import { SINGLETONS } from '../schemas/index.ts';

const MULTIPLYING_OR_REMOVING = new Set(['delete', 'duplicate', 'unpublish']);
const SINGLETON_IDS: ReadonlySet<string> = new Set(SINGLETONS.map(({ id }) => id));

/** The settings and the home page always exist exactly once: the site needs both. */
export function singletonActions(
  actions: DocumentActionComponent[],
  { documentId }: Pick<DocumentActionsContext, 'documentId'>,
): DocumentActionComponent[] {
  const id = documentId?.replace(/^drafts\./, '') ?? '';
  if (!SINGLETON_IDS.has(id)) return actions;
  return actions.filter(({ action }) => !MULTIPLYING_OR_REMOVING.has(action ?? ''));
}

/** Settings are never created by hand; pages are, under ids of their own. */
export function newDocumentOptions(items: TemplateItem[]): TemplateItem[] {
  return items.filter(({ templateId }) => templateId !== 'siteSettings' && templateId !== 'professional-in-area');
}
