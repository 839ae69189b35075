import { createCaller, systemCaller } from '../caller.ts';
import { DEFAULT_ROLES } from '../config/roles.ts';
import { ANONYMOUS_GRANTS } from './callers.ts';
import type { StoredDocument } from '../store/types.ts';
import type { Permission } from '../caller.ts';

function document(_id: string, rest: object = {}): StoredDocument {
  return { _type: 'page', _rev: 'r', _createdAt: '', _updatedAt: '', ...rest, _id };
}

const PERMISSIONS: readonly Permission[] = ['read', 'create', 'update', 'history', 'manage'];

function rightsOf(role: string, id: string): readonly Permission[] {
  const caller = createCaller({ userId: 'u', roles: [role], grants: DEFAULT_ROLES[role]?.grants ?? [] });
  return PERMISSIONS.filter((permission) => caller.may(permission, document(id)));
}

test.each<[string, string, string]>([
  ['administrator', 'a', 'read create update history manage'],
  ['administrator', '_.releases.x', 'read create update history manage'],
  ['editor', 'a', 'read create update history'],
  ['editor', 'drafts.a', 'read create update history'],
  ['contributor', 'a', 'read history'],
  ['contributor', 'drafts.a', 'read create update history'],
  ['contributor', 'versions.spring.a', 'read create update history'],
  ['contributor', 'xdrafts.a', 'read history'],
  ['viewer', 'drafts.a', 'read history'],
])('%s may on %s: %s', (role, id, expected) => {
  expect(rightsOf(role, id).join(' ')).toBe(expected);
});

test('anonymous callers read undotted ids of a public dataset and nothing of a private one', () => {
  const visitor = createCaller({ userId: null, roles: [], grants: ANONYMOUS_GRANTS });
  expect(visitor.may('read', document('home'))).toBe(true);
  expect(visitor.may('read', document('drafts.home'))).toBe(false);
  expect(visitor.may('read', document('_.releases.x'))).toBe(false);
  expect(visitor.may('update', document('home'))).toBe(false);
  const stranger = createCaller({ userId: null, roles: [], grants: [] });
  expect(stranger.may('read', document('home'))).toBe(false);
});

test('any GROQ filter works as a grant, about the document and about the caller', () => {
  const grants = [{ filter: '_type == "page" && owner == identity()', permissions: ['update'] }];
  const caller = createCaller({ userId: 'ana', roles: [], grants });
  expect(caller.may('update', document('a', { owner: 'ana' }))).toBe(true);
  expect(caller.may('update', document('a', { owner: 'bia' }))).toBe(false);
  expect(caller.may('read', document('a', { owner: 'ana' }))).toBe(false);
});

test('a dot in a path pattern is a dot', () => {
  const caller = createCaller({
    userId: 'u',
    roles: [],
    grants: [{ filter: '_id in path("a.*.c")', permissions: ['read'] }],
  });
  expect(caller.may('read', document('a.b.c'))).toBe(true);
  expect(caller.may('read', document('a.b.b.c'))).toBe(false);
  expect(caller.may('read', document('axb.c'))).toBe(false);
});

test('the lake itself may do everything', () => {
  expect(PERMISSIONS.every((permission) => systemCaller.may(permission, document('drafts.a')))).toBe(true);
});
