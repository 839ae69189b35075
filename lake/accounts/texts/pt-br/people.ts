import { html } from 'hono/html';
import type { Texts } from '../en.ts';

export const layout: Texts['layout'] = {
  accounts: 'Contas',
  people: 'Pessoas',
  tokens: 'Integrações',
  security: 'Segurança',
  audit: 'Histórico de acessos',
  operations: 'Funcionamento do site',
  me: 'Minha conta',
  studio: 'Voltar ao Studio',
  signOut: 'Sair',
  save: 'Salvar',
  back: 'Voltar',
  sure: (action) => `Sim, ${action.charAt(0).toLowerCase()}${action.slice(1)}`,
};

export const people: Texts['people'] = {
  invite: 'Convidar pessoa',
  name: 'Nome',
  email: 'E-mail',
  role: 'Tipo de acesso',
  state: 'Situação',
  created: 'Criada',
  inviteHint: 'A pessoa recebe um link e escolhe a própria senha.',
  sendInvitation: 'Convidar',
  stateLine: (email, state) => `${email} · conta ${state.toLowerCase()}`,
  disabled: 'Desativada',
  active: 'Ativa',
  invited: 'Convidada',
  ownPassword: 'A própria senha é trocada em Minha conta.',
  ownPasswordAt: (address) => html`A própria senha é trocada em <a href="${address}">Minha conta</a>.`,
  ownFactors: 'A própria segunda etapa é removida em Minha conta.',
  ownState: 'A própria conta não pode ser desativada.',
  isDisabled: 'A conta está desativada.',
  sessions: 'Acessos',
  makeResetLink: 'Criar link para senha nova',
  resetLinkHint:
    'Um link com que a pessoa escolhe uma senha nova, em até uma hora. Os acessos são encerrados quando ela a escolhe.',
  inviteAgain: 'Convidar de novo',
  inviteAgainHint: 'Um link com que a pessoa escolhe a primeira senha, em até sete dias.',
  showLink: 'Ver o link, sem e-mail',
  removeFactorsHint:
    'Só para quem perdeu o aparelho e os códigos. Confirme antes, por telefone ou pessoalmente, que é a própria pessoa que pede.',
  removeFactors: 'Remover segunda etapa',
  app: 'aplicativo de códigos',
  passkeys: (count) => (count === 1 ? '1 chave de acesso' : `${count} chaves de acesso`),
  noFactors: 'nenhuma',
  enable: 'Ativar conta',
  disable: 'Desativar conta',
  disableHint: 'Quem tem a conta desativada não entra mais; o que escreveu continua no histórico com seu nome.',
  copyNow: 'Copie agora: não aparece de novo.',

  invitationTitle: 'Convite',
  resetTitle: 'Link para senha nova',
  invitationWords: 'este é o seu convite para editar o site',
  resetWords: 'com este link você escolhe uma senha nova',
  until: (date) => `Vale uma vez, até ${date}.`,
  sent: (email) => `O link foi enviado a ${email}.`,
  waiting:
    'O servidor de e-mail não aceitou a mensagem agora. O envio será repetido até dar certo; quem não quiser esperar pode usar este link.',
  handOver: (name) => `Entregue este link a ${name}, por um meio que mais ninguém veja:`,
  copyLink: 'Copiar o link',
  whatsApp: 'Enviar por WhatsApp',
  notAgain: (until) => `${until} Não será mostrado de novo.`,
};

export const policy: Texts['policy'] = {
  require: 'Exigir segunda etapa de',
  hint: 'Quem ainda não tem uma segunda etapa sai da conta agora e a configura ao entrar de novo. Integrações usam tokens e não são afetadas.',
  nobody: 'nenhuma conta',
  ready: (count, all) => `${count} de ${all} ${all === 1 ? 'conta tem' : 'contas têm'}`,
};

export const tokens: Texts['tokens'] = {
  hint: 'Cada integração (outro sistema que lê ou grava conteúdo) usa um token próprio.',
  none: 'Nenhum token.',
  create: 'Criar token',
  created: 'Token criado',
  copy: 'Copiar o token',
  tokenOf: (label) => `Token de ${label}:`,
  label: 'Nome da integração',
  program: 'Integração',
  rights: 'Permissões',
  like: (role) => `Como ${role}`,
  onlyGrants: 'Só as descritas abaixo',
  grants: 'Permissões descritas',
  grantsHint: (example, permissions) =>
    html`Uma por linha: permissões, dois-pontos e um filtro GROQ, como <code>${example}</code>. Permissões:
      ${permissions}.`,
  createdAt: 'Criado',
  action: 'Ação',
  revoke: 'Revogar',
};
