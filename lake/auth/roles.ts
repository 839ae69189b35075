import { GROUPS_FILTER, MEMBERS_FILTER, PREVIEW_FILTER } from '../caller.ts';
import type { Grant } from '../caller.ts';

/** Who may do what, member by member: for administrators, besides their role. `**` does not stand for it. */
export const groupGrant: Grant = { filter: GROUPS_FILTER, permissions: ['read'] };
/** Who works here: for people, besides their role. Without it, Studio cannot offer whom to mention in a comment. */
export const memberListGrant: Grant = { filter: MEMBERS_FILTER, permissions: ['read'] };

/** Opening the preview: for people, besides their role, as all of them read drafts. */
export const previewGrant: Grant = { filter: PREVIEW_FILTER, permissions: ['create', 'update'] };

/** What visitors wrote is for those who answer it: not for whoever writes articles (LGPD, art. 6 III and 46). */
const NO_MESSAGES = '_type != "message"';
/** What the reception says by itself, without somebody who publishes the rest. */
const OF_RECEPTION = '_type in ["clinicHours", "notice", "preparedAnswer"]';

export const ROLES = {
  administrator: {
    title: 'Administrador',
    description: 'Edita todo o conteúdo, cuida do servidor e das contas.',
    grants: [
      { filter: '_id in path("**")', permissions: ['read', 'create', 'update', 'history', 'editHistory', 'manage'] },
    ],
  },
  manager: {
    title: 'Gerente',
    description:
      'Edita e publica todo o conteúdo e a equipe, responde às mensagens e vê o relatório. Nada do servidor nem das contas.',
    grants: [{ filter: '_id in path("**")', permissions: ['read', 'create', 'update', 'history'] }],
  },
  'technical-director': {
    title: 'Diretor técnico',
    description: 'Edita e publica como o editor e aprova preparos, artigos, depoimentos e valores de exames.',
    grants: [{ filter: NO_MESSAGES, permissions: ['read', 'create', 'update', 'history'] }],
  },
  editor: {
    title: 'Editor',
    description: 'Edita e publica todo o conteúdo, sem as mensagens dos visitantes.',
    grants: [{ filter: NO_MESSAGES, permissions: ['read', 'create', 'update', 'history'] }],
  },
  reception: {
    title: 'Recepção',
    description:
      'Lê e responde as mensagens e os pedidos de agendamento e publica horários, avisos e respostas prontas.',
    grants: [
      { filter: '_id in path("**")', permissions: ['read', 'history'] },
      { filter: '_type == "message"', permissions: ['update'] },
      { filter: OF_RECEPTION, permissions: ['create', 'update'] },
    ],
  },
  contributor: {
    title: 'Colaborador',
    description: 'Lê o conteúdo, menos as mensagens, e escreve rascunhos e versões, sem publicar.',
    grants: [
      { filter: NO_MESSAGES, permissions: ['read', 'history'] },
      { filter: `_id in path("drafts.**") && ${NO_MESSAGES}`, permissions: ['create', 'update'] },
      { filter: `_id in path("versions.**") && ${NO_MESSAGES}`, permissions: ['create', 'update'] },
    ],
  },
  viewer: {
    title: 'Leitor',
    description: 'Lê o conteúdo, menos as mensagens, sem editar.',
    grants: [{ filter: NO_MESSAGES, permissions: ['read', 'history'] }],
  },
} as const satisfies Record<string, { title: string; description: string; grants: readonly Grant[] }>;

export type RoleName = keyof typeof ROLES;
export const ROLE_NAMES = Object.keys(ROLES) as readonly RoleName[];

export function isRoleName(name: string): name is RoleName {
  return Object.hasOwn(ROLES, name);
}

/** Roles whose programs comment, too: those that may edit everything they see anyway. */
export const COMMENTING_ROLES: readonly RoleName[] = ['administrator', 'manager', 'technical-director', 'editor'];

/**
 * What members of a project may do in its add-on datasets: comment, answer, resolve, assign. A comment quotes what it is
 * about, so those about messages are for whoever reads messages.
 */
export function memberGrants(role: RoleName): readonly Grant[] {
  const readsMessages = role === 'administrator' || role === 'manager' || role === 'reception';
  const filter = readsMessages ? '_id in path("**")' : 'target.documentType != "message"';
  return [{ filter, permissions: ['read', 'create', 'update', 'history'] }];
}

/** What callers without a token may do in a public dataset: read undotted ids. A private one does not answer them. */
export const ANONYMOUS_GRANTS: readonly Grant[] = [{ filter: '_id in path("*")', permissions: ['read'] }];
