import type { Language } from './settings.ts';

/** One row of Sanity's ACL: documents matching the GROQ filter may be used with these permissions. */
export interface Grant {
  readonly filter: string;
  readonly permissions: readonly string[];
}

/** What people and programs may do that have it. */
export interface Role {
  readonly title: string;
  readonly description: string;
  readonly grants: readonly Grant[];
  /** GROQ filter of the comments that its members read and write: all unless it says otherwise. */
  readonly comments?: string;
  /** Its programs comment, too: for roles that may edit everything they see anyway. */
  readonly programsComment?: true;
  /** Administrators may have it besides: what a check box says that enters one. */
  readonly besidesAdministrator?: string;
}

/** By name. Who has a role that is not among them may do nothing. */
export type Roles = Readonly<Record<string, Role>> & { readonly administrator: Role };

const EVERYTHING = '_id in path("**")';
const EDIT = ['read', 'create', 'update', 'history'];

/** Roles of a lake that is told of no others; named as in the hosted service. */
export const DEFAULT_ROLES: Roles = {
  administrator: {
    title: 'Administrator',
    description: 'Edits all content and manages the server and its accounts.',
    grants: [{ filter: EVERYTHING, permissions: [...EDIT, 'editHistory', 'manage'] }],
    programsComment: true,
  },
  editor: {
    title: 'Editor',
    description: 'Edits and publishes all content.',
    grants: [{ filter: EVERYTHING, permissions: EDIT }],
    programsComment: true,
  },
  contributor: {
    title: 'Contributor',
    description: 'Reads all content and writes drafts and versions, without publishing.',
    grants: [
      { filter: EVERYTHING, permissions: ['read', 'history'] },
      { filter: '_id in path("drafts.**")', permissions: ['create', 'update'] },
      { filter: '_id in path("versions.**")', permissions: ['create', 'update'] },
    ],
  },
  viewer: {
    title: 'Viewer',
    description: 'Reads all content, without editing.',
    grants: [{ filter: EVERYTHING, permissions: ['read', 'history'] }],
  },
};

const IN_PORTUGUESE: Readonly<Record<string, Pick<Role, 'title' | 'description'>>> = {
  administrator: {
    title: 'Administrador',
    description: 'Edita todo o conteúdo, cuida do servidor e das contas.',
  },
  editor: { title: 'Editor', description: 'Edita e publica todo o conteúdo.' },
  contributor: {
    title: 'Colaborador',
    description: 'Lê todo o conteúdo e escreve rascunhos e versões, sem publicar.',
  },
  viewer: { title: 'Leitor', description: 'Lê todo o conteúdo, sem editar.' },
};

/** {@link DEFAULT_ROLES}, named in a language. */
export function defaultRoles(language: Language): Roles {
  if (language === 'en') return DEFAULT_ROLES;
  const named = Object.entries(DEFAULT_ROLES).map(([name, role]) => [name, { ...role, ...IN_PORTUGUESE[name] }]);
  return { ...DEFAULT_ROLES, ...Object.fromEntries(named) };
}

/** The role that a form begins with: the one that is usual, where there is one, and never by chance the most powerful. */
export const leastOf = (roles: Roles, usual: string): string =>
  Object.hasOwn(roles, usual) ? usual : (Object.keys(roles).findLast((name) => name !== 'administrator') ?? '');

/** What people read of a role; of one that is gone, its name. */
export const roleTitle = (roles: Roles, name: string): string => roles[name]?.title ?? name;
