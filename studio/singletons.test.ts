import { expect, test } from '@jest/globals';
import type { DocumentActionComponent, TemplateItem } from 'sanity';

import { newDocumentOptions, singletonActions } from './singletons.ts';

function action(name: NonNullable<DocumentActionComponent['action']>): DocumentActionComponent {
  return Object.assign(() => null, { action: name });
}

const all = [action('publish'), action('discardChanges'), action('duplicate'), action('unpublish'), action('delete')];
const namesFor = (documentId: string) => singletonActions(all, { documentId }).map((component) => component.action);

test.each(['siteSettings', 'drafts.siteSettings', 'home', 'drafts.home'])(
  '%s can be published but neither multiplied nor removed',
  (id) => {
    expect(namesFor(id)).toEqual(['publish', 'discardChanges']);
  },
);

test('any other page keeps every action', () => {
  expect(namesFor('page-servicos')).toHaveLength(all.length);
});

test('settings are not among the things one can create', () => {
  const templates: TemplateItem[] = ['page', 'professional', 'siteSettings', 'professional-in-area'].map(
    (templateId): TemplateItem => ({ templateId }),
  );
  expect(newDocumentOptions(templates).map(({ templateId }) => templateId)).toEqual(['page', 'professional']);
});
