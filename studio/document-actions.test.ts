import { expect, test } from '@jest/globals';
import type { DocumentActionComponent, TemplateItem } from 'sanity';

import { documentActions, newDocumentOptions } from './document-actions.ts';

function action(name: NonNullable<DocumentActionComponent['action']>): DocumentActionComponent {
  return Object.assign(() => null, { action: name });
}

const all = [action('publish'), action('discardChanges'), action('duplicate'), action('unpublish'), action('delete')];
const namesFor = (documentId: string, schemaType = 'page') =>
  documentActions(all, { documentId, schemaType }).map((component) => component.action);

test.each(['siteSettings', 'drafts.siteSettings', 'home', 'drafts.home'])(
  '%s can be published but neither multiplied nor removed',
  (id) => {
    expect(namesFor(id)).toEqual(['publish', 'discardChanges']);
  },
);

test('any other page keeps every action', () => {
  expect(namesFor('page-servicos')).toHaveLength(all.length);
});

test('a message can be deleted and not copied', () => {
  expect(namesFor('messages.a', 'message')).toContain('delete');
  expect(namesFor('messages.a', 'message')).not.toContain('duplicate');
});

test('settings and messages are not among the things one can create', () => {
  const ids = ['page', 'professional', 'siteSettings', 'message', 'professional-in-area'];
  const templates = ids.map((templateId): TemplateItem => ({ templateId }));
  expect(newDocumentOptions(templates).map(({ templateId }) => templateId)).toEqual(['page', 'professional']);
});
