import { readFileSync } from 'node:fs';
import { createCaller } from '#lake/caller.ts';
import { CLINIC_ROLE_NAMES, CLINIC_ROLES } from './roles.ts';
import type { Permission } from '#lake/caller.ts';
import type { ClinicRole } from './roles.ts';

const PERMISSIONS: readonly Permission[] = ['read', 'create', 'update', 'history', 'editHistory', 'manage'];

function rightsOf(role: ClinicRole, _id: string, _type: string): string {
  const caller = createCaller({ userId: 'u', roles: [role], grants: CLINIC_ROLES[role].grants });
  const document = { _id, _type, _rev: 'r', _createdAt: '', _updatedAt: '' };
  return PERMISSIONS.filter((permission) => caller.may(permission, document)).join(' ');
}

test.each<[ClinicRole, string, string, string]>([
  ['administrator', 'a', 'page', 'read create update history editHistory manage'],
  ['manager', 'messages.a', 'message', 'read create update history editHistory'],
  // No page becomes one by its type: its history stays.
  ['manager', 'a', 'message', 'read create update history'],
  ['technical-director', 'a', 'page', 'read create update history'],
  ['technical-director', 'messages.a', 'message', ''],
  ['editor', 'drafts.a', 'page', 'read create update history'],
  ['editor', 'messages.a', 'message', ''],
  ['reception', 'a', 'page', 'read history'],
  ['reception', 'a', 'notice', 'read create update history'],
  ['reception', 'messages.a', 'message', 'read update history editHistory'],
  ['contributor', 'a', 'page', 'read history'],
  ['contributor', 'versions.spring.a', 'page', 'read create update history'],
  ['contributor', 'drafts.messages.a', 'message', ''],
  ['contributor', 'image-a-1x1-png', 'sanity.imageAsset', 'read create history'],
  ['viewer', 'drafts.a', 'page', 'read history'],
])('%s may on %s (%s): %s', (role, id, type, expected) => {
  expect(rightsOf(role, id, type)).toBe(expected);
});

test('whoever may write is known to Studio', () => {
  const studio = readFileSync(new URL('../studio/roles.ts', import.meta.url), 'utf8');
  const mayWrite = (role: ClinicRole) =>
    CLINIC_ROLES[role].grants.some(({ permissions }) => new Set<string>(permissions).has('update'));
  const forgotten = CLINIC_ROLE_NAMES.filter((role) => mayWrite(role) && !studio.includes(`'${role}'`));
  expect(forgotten.map((role) => `studio/roles.ts offers nothing to "${role}", who may write: name it there.`)).toEqual(
    [],
  );
});
