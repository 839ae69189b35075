import type { Roles } from '#lake/config/roles.ts';

/** What visitors wrote is for those who answer it: not for whoever writes articles (LGPD, art. 6 III and 46). */
const NO_MESSAGES = '_type != "message"';
/**
 * They leave no history where a person asks for it (LGPD, art. 18 VI). By their ids: a page is not made a message to lose what it
 * said.
 */
const OF_VISITORS = '_type == "message" && _id in path("messages.*")';
/** A comment quotes what it is about. */
const NOT_ON_MESSAGES = 'target.documentType != "message"';
/** What the reception says by itself, without somebody who publishes the rest. */
const OF_RECEPTION = '_type in ["clinicHours", "notice", "preparedAnswer"]';
const EDIT = ['read', 'create', 'update', 'history'];

/** Who works in a clinic. */
export const CLINIC_ROLES = {
  administrator: {
    title: 'Administrador',
    description: 'Edita todo o conteúdo, cuida do servidor e das contas.',
    grants: [{ filter: '_id in path("**")', permissions: [...EDIT, 'editHistory', 'manage'] }],
    programsComment: true,
  },
  manager: {
    title: 'Gerente',
    description:
      'Edita e publica todo o conteúdo e a equipe, responde às mensagens e vê o relatório. Nada do servidor nem das contas.',
    grants: [
      { filter: '_id in path("**")', permissions: EDIT },
      { filter: OF_VISITORS, permissions: ['editHistory'] },
    ],
    programsComment: true,
  },
  'technical-director': {
    title: 'Diretor técnico',
    description: 'Edita e publica como o editor e aprova preparos, artigos, depoimentos e valores de exames.',
    grants: [{ filter: NO_MESSAGES, permissions: EDIT }],
    comments: NOT_ON_MESSAGES,
    programsComment: true,
    besidesAdministrator:
      'Administra e também é o diretor técnico: aprova preparos, artigos, depoimentos e valores de exames',
  },
  editor: {
    title: 'Editor',
    description: 'Edita e publica todo o conteúdo, sem as mensagens dos visitantes.',
    grants: [{ filter: NO_MESSAGES, permissions: EDIT }],
    comments: NOT_ON_MESSAGES,
    programsComment: true,
  },
  reception: {
    title: 'Recepção',
    description:
      'Lê e responde as mensagens e os pedidos de agendamento e publica horários, avisos e respostas prontas.',
    grants: [
      { filter: '_id in path("**")', permissions: ['read', 'history'] },
      { filter: '_type == "message"', permissions: ['update'] },
      { filter: OF_VISITORS, permissions: ['editHistory'] },
      { filter: OF_RECEPTION, permissions: ['create', 'update'] },
    ],
  },
  contributor: {
    title: 'Colaborador',
    description: 'Lê o conteúdo, menos as mensagens, envia fotos e escreve rascunhos e versões, sem publicar.',
    grants: [
      { filter: '_type == "sanity.imageAsset"', permissions: ['create'] },
      { filter: NO_MESSAGES, permissions: ['read', 'history'] },
      { filter: `_id in path("drafts.**") && ${NO_MESSAGES}`, permissions: ['create', 'update'] },
      { filter: `_id in path("versions.**") && ${NO_MESSAGES}`, permissions: ['create', 'update'] },
    ],
    comments: NOT_ON_MESSAGES,
  },
  viewer: {
    title: 'Leitor',
    description: 'Lê o conteúdo, menos as mensagens, sem editar.',
    grants: [{ filter: NO_MESSAGES, permissions: ['read', 'history'] }],
    comments: NOT_ON_MESSAGES,
  },
} as const satisfies Roles;

export type ClinicRole = keyof typeof CLINIC_ROLES;
export const CLINIC_ROLE_NAMES = Object.keys(CLINIC_ROLES) as readonly ClinicRole[];
