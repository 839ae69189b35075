import type { CurrentUser, DocumentActionComponent, TemplateItem } from 'sanity';

import { documentActions } from './document-actions.ts';
import { mayReadMessages } from './roles.ts';
import { newDocumentOptions } from './templates.ts';

function action(name: NonNullable<DocumentActionComponent['action']>): DocumentActionComponent {
  return Object.assign(() => null, { action: name });
}

function person(role: string): CurrentUser {
  return { id: 'u', name: 'U', email: '', role, roles: [{ name: role, title: role }] };
}

const all = [
  action('publish'),
  action('discardChanges'),
  action('duplicate'),
  action('unpublish'),
  action('schedule'),
  action('delete'),
];
const request: DocumentActionComponent = () => null;
const returnRequest: DocumentActionComponent = () => null;
const approve: DocumentActionComponent = () => null;
const leave: DocumentActionComponent = () => null;
const inMenu: DocumentActionComponent = () => null;
const eraseMessage: DocumentActionComponent = () => null;
const publishOrAsk = (publish: DocumentActionComponent) => Object.assign(() => null, publish, { displayName: 'asks' });
const offered = (documentId: string, schemaType = 'page', role = 'editor', versionType?: 'draft' | 'scheduled-draft') =>
  documentActions(
    all,
    { documentId, schemaType, currentUser: person(role), ...(versionType && { versionType }) },
    { request, returnRequest, approve, publishOrAsk, leave, inMenu, eraseMessage },
  );
const namesFor = (...subject: Parameters<typeof offered>) => offered(...subject).flatMap(({ action }) => action ?? []);

test.each(['siteSettings', 'drafts.siteSettings', 'clinicHours', 'drafts.clinicHours', 'home', 'drafts.home'])(
  '%s can be published but neither multiplied nor removed',
  (id) => {
    expect(namesFor(id)).toEqual(['publish', 'discardChanges', 'schedule']);
  },
);

test('any other page keeps every action', () => {
  expect(namesFor('page-servicos')).toHaveLength(all.length);
});

test('M5: what has a page of its own can be put into the menu, by whoever writes', () => {
  expect(offered('page-servicos')).toContain(inMenu);
  expect(offered('exam-a', 'exam', 'contributor')).toContain(inMenu);
  expect(offered('home')).not.toContain(inMenu);
  expect(offered('price-a', 'priceItem')).not.toContain(inMenu);
  expect(offered('page-servicos', 'page', 'viewer')).not.toContain(inMenu);
});

test('K5: a message goes with its history, and is not copied', () => {
  expect(offered('messages.a', 'message', 'reception')).toContain(eraseMessage);
  expect(namesFor('messages.a', 'message')).not.toContain('delete');
  expect(namesFor('messages.a', 'message')).not.toContain('duplicate');
});

test.each(['editor', 'technical-director', 'manager', 'administrator'])(
  'whoever is %s publishes, or returns what was sent for approval',
  (role) => {
    expect(namesFor('page-servicos', 'page', role)[0]).toBe('publish');
    expect(offered('page-servicos', 'page', role)).toContain(returnRequest);
  },
);

test('a contributor sends for approval, and is offered nothing that would be refused', () => {
  expect(offered('page-servicos', 'page', 'contributor')[0]).toBe(request);
  expect(namesFor('page-servicos', 'page', 'contributor')).toEqual(['discardChanges', 'duplicate']);
});

test('C9: only a technical director approves, and only what is approved', () => {
  for (const type of ['testimonial', 'priceItem', 'exam', 'post']) {
    expect(offered('a', type, 'technical-director')).toContain(approve);
    for (const role of ['administrator', 'editor', 'reception', 'contributor', 'viewer']) {
      expect(offered('a', type, role)).not.toContain(approve);
    }
  }
  expect(offered('page-a', 'page', 'technical-director')).not.toContain(approve);
});

test('S4: where something is approved, “Publish” leads to the approval that it lacks', () => {
  for (const type of ['testimonial', 'priceItem', 'exam', 'post']) {
    expect(offered('a', type, 'editor')[0]?.displayName).toBe('asks');
  }
  expect(offered('a', 'page', 'editor')[0]?.displayName).toBeUndefined();
});

test('R, M6: the reception publishes hours, notices and prepared answers at once, and is offered nothing of approval', () => {
  expect(namesFor('prepared-answer-a', 'preparedAnswer', 'reception')[0]).toBe('publish');
  expect(namesFor('clinicHours', 'clinicHours', 'reception')[0]).toBe('publish');
  expect(namesFor('notice-a', 'notice', 'reception')).not.toContain('schedule');
  expect(namesFor('notice-a', 'notice', 'editor')).toContain('schedule');
  expect(offered('notice-a', 'notice', 'reception')).not.toContain(returnRequest);
  expect(offered('page-a', 'page', 'reception')).not.toContain(request);
});

test('R, M8: messages are listed for reception, managers and administrators only', () => {
  const roles = ['administrator', 'manager', 'technical-director', 'editor', 'reception', 'contributor', 'viewer'];
  expect(roles.filter((role) => mayReadMessages(person(role)))).toEqual(['administrator', 'manager', 'reception']);
});

test('a viewer has neither to send nor to return anything', () => {
  const actions = offered('page-servicos', 'page', 'viewer');
  expect(actions).not.toContain(request);
  expect(actions).not.toContain(returnRequest);
});

test('settings and messages are not among the things one can create', () => {
  const ids = ['page', 'professional', 'siteSettings', 'clinicHours', 'message', 'professional-in-area'];
  const templates = ids.map((templateId): TemplateItem => ({ templateId }));
  const names = newDocumentOptions(templates).map(({ templateId }) => templateId);
  expect(names).toEqual(['page', 'professional']);
});

test('M: nobody is offered a new title of the councils; only an administrator takes an old one away', () => {
  expect(newDocumentOptions([{ templateId: 'specialty' }])).toEqual([]);
  expect(offered('specialty-a', 'specialty', 'editor')).toEqual([]);
  expect(namesFor('specialty-a', 'specialty', 'administrator')).toContain('delete');
});

test('T4: only whoever publishes takes a person off the site', () => {
  expect(offered('p', 'professional', 'editor')).toContain(leave);
  expect(offered('p', 'page', 'editor')).not.toContain(leave);
  for (const role of ['contributor', 'reception', 'viewer']) {
    expect(offered('p', 'professional', role)).not.toContain(leave);
  }
});

test('S8: what is scheduled is offered nothing that is done with the draft beside it', () => {
  const actions = [
    ...offered('p', 'professional', 'editor', 'scheduled-draft'),
    ...offered('page-a', 'page', 'contributor', 'scheduled-draft'),
  ];
  for (const ofDraft of [leave, inMenu, request, returnRequest]) expect(actions).not.toContain(ofDraft);
  expect(offered('a', 'exam', 'editor', 'scheduled-draft')[0]?.displayName).toBeUndefined();
  expect(offered('a', 'exam', 'editor', 'draft')[0]?.displayName).toBe('asks');
});
