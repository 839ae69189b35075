import { GROUPS_FILTER, MEMBERS_FILTER } from './grants.ts';
import type { Grant } from './caller.ts';

/** Who may do what, member by member: for administrators, besides their role. `**` does not stand for it. */
export const groupGrant: Grant = { filter: GROUPS_FILTER, permissions: ['read'] };
/** Who works here: for people, besides their role. Without it, Studio cannot offer whom to mention in a comment. */
export const memberListGrant: Grant = { filter: MEMBERS_FILTER, permissions: ['read'] };

export const ROLES = {
  administrator: {
    title: 'Administrador',
    description: 'Edita todo o conteúdo, gerencia o conjunto de dados e as contas.',
    grants: [
      { filter: '_id in path("**")', permissions: ['read', 'create', 'update', 'history', 'editHistory', 'manage'] },
    ],
  },
  editor: {
    title: 'Editor',
    description: 'Edita e publica todo o conteúdo.',
    grants: [{ filter: '_id in path("**")', permissions: ['read', 'create', 'update', 'history', 'editHistory'] }],
  },
  contributor: {
    title: 'Colaborador',
    description: 'Lê todo o conteúdo e escreve rascunhos e versões, sem publicar.',
    grants: [
      { filter: '_id in path("**")', permissions: ['read', 'history'] },
      { filter: '_id in path("drafts.**")', permissions: ['create', 'update'] },
      { filter: '_id in path("versions.**")', permissions: ['create', 'update'] },
    ],
  },
  viewer: {
    title: 'Leitor',
    description: 'Lê todo o conteúdo, sem editar.',
    grants: [{ filter: '_id in path("**")', permissions: ['read', 'history'] }],
  },
} as const satisfies Record<string, { title: string; description: string; grants: readonly Grant[] }>;

export type RoleName = keyof typeof ROLES;

export function isRoleName(name: string): name is RoleName {
  return Object.hasOwn(ROLES, name);
}

/** What members of a project may do in its add-on datasets: comment, answer, resolve, assign. */
export const memberGrants: readonly Grant[] = [
  { filter: '_id in path("**")', permissions: ['read', 'create', 'update', 'history'] },
];

/** What callers without a token may do: read undotted ids of a public dataset, nothing of a private one. */
export function anonymousGrants(aclMode: 'public' | 'private'): readonly Grant[] {
  return aclMode === 'public' ? [{ filter: '_id in path("*")', permissions: ['read'] }] : [];
}
