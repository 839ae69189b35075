import { html } from 'hono/html';
import type { Texts } from '../en.ts';

export const audit: Texts['audit'] = {
  hint: 'Entradas, tentativas e mudanças de permissão, das mais novas às mais antigas. Ninguém altera este histórico.',
  when: 'Quando',
  what: 'O quê',
  who: 'Quem fez',
  about: 'Sobre',
  address: 'Endereço',
  older: 'Mais antigas',
  unknown: 'desconhecido',
  commandLine: 'linha de comando',
  system: 'sistema',
  changed: (from, to) => `de ${from} para ${to}`,
};

export const events: Texts['events'] = {
  login: 'Entrada',
  'login.failed': 'Senha incorreta',
  'login.blocked': 'Tentativa bloqueada',
  logout: 'Saída',
  'session.revoked': 'Acesso encerrado',
  'user.created': 'Conta criada',
  'user.role': 'Tipo de acesso alterado',
  'user.director': 'Função de diretor técnico alterada',
  'user.renamed': 'Nome alterado',
  'user.password': 'Senha trocada',
  'user.disabled': 'Conta desativada',
  'user.enabled': 'Conta ativada',
  'user.invited': 'Convite enviado',
  'user.reset-asked': 'Link para senha nova pedido',
  'user.reset-link': 'Link para senha nova criado',
  'factor.app-added': 'Aplicativo de códigos configurado',
  'factor.app-removed': 'Aplicativo de códigos removido',
  'factor.passkey-added': 'Chave de acesso criada',
  'factor.passkey-removed': 'Chave de acesso removida',
  'factor.codes-renewed': 'Códigos de recuperação renovados',
  'factor.code-used': 'Código de recuperação usado',
  'factor.failed': 'Segunda etapa incorreta',
  'factor.all-removed': 'Segunda etapa removida',
  'factor.required': 'Exigência de segunda etapa alterada',
  'token.created': 'Token criado',
  'token.revoked': 'Token revogado',
  'token.renewed': 'Token renovado',
  'origin.added': 'Origem permitida',
  'origin.removed': 'Origem removida',
  'message.expired': 'Mensagem apagada no fim do prazo',
  'document.expired': 'Documento apagado no fim do prazo',
  'document.erased': 'Documento apagado de vez',
  'document.purged': 'Histórico de documento apagado',
};

export const operations: Texts['operations'] = {
  hint: 'O servidor, cópias de segurança e webhooks.',
  server: 'Servidor',
  allWell: 'Nada pede atenção.',
  backups: 'Cópias de segurança',
  lastBackup: (date, size, isSent) =>
    `Última cópia: ${date}, ${size}, conferida${isSent ? ' e enviada, cifrada' : ''}.`,
  filesElsewhere: (place) => `Imagens e arquivos não vão nela: ficam em ${place}.`,
  noBackup: 'Ainda não há nenhuma cópia.',
  backupsOff: (last) => html`As cópias automáticas estão desligadas (<code>BACKUP_DIR=off</code>). ${last}`,
  running: 'Uma cópia está sendo feita agora.',
  failed: (count, date, reason) =>
    `Falhou ${count === 1 ? 'a última vez' : `${count} vezes seguidas`}, por último em ${date}: ${reason}`,
  missing: (count) => `Arquivos enviados que faltam no disco: ${count}.`,
  otherDisk: html`As cópias ficam no mesmo disco que os dados e se perdem junto com ele. Peça a quem cuida do servidor
  que as guarde também em outro disco (<code>BACKUP_DIR</code>) ou em outro servidor (<code>BACKUP_TARGET</code>).`,
  keepKey: html`Sem a chave ninguém lê as cópias enviadas. Guarde-a também longe deste servidor: está no arquivo que
    <code>RESTIC_PASSWORD_FILE</code> indica, ou em <code>backup.key</code> na pasta dos dados.`,
  noWebhooks: 'Nenhum webhook registrado.',
  delivered: 'Entregues',
  deliveredInADay: 'Entregues em 24 horas',
  givenUp: 'Desistências',
  givenUpInADay: 'Desistências em 24 horas',
  queued: 'Na fila',
  isOff: 'desligado',
};
