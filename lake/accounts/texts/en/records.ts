import { html } from 'hono/html';
import type { AuditEvent } from '../../../auth/audit.ts';

/** The audit log. */
export const audit = {
  hint: 'Sign-ins, attempts and changes of rights, the newest first. Nobody can change this log.',
  when: 'When',
  what: 'What',
  who: 'Who',
  about: 'About',
  address: 'Address',
  older: 'Older ones',
  unknown: 'unknown',
  commandLine: 'command line',
  system: 'system',
  changed: (from: string, to: string) => `from ${from} to ${to}`,
  draftOf: (id: string) => `draft of ${id}`,
  versionOf: (id: string) => `release version of ${id}`,
};

export const events: Readonly<Record<AuditEvent, string>> = {
  login: 'Signed in',
  'login.failed': 'Wrong password',
  'login.blocked': 'Attempt blocked',
  logout: 'Signed out',
  'session.revoked': 'Session ended',
  'user.created': 'Account created',
  'user.role': 'Role changed',
  'user.director': 'Technical director changed',
  'user.renamed': 'Name changed',
  'user.password': 'Password changed',
  'user.disabled': 'Account disabled',
  'user.enabled': 'Account enabled',
  'user.invited': 'Invitation sent',
  'user.reset-asked': 'Link for a new password asked for',
  'user.reset-link': 'Link for a new password made',
  'factor.app-added': 'Authenticator app set up',
  'factor.app-removed': 'Authenticator app removed',
  'factor.passkey-added': 'Passkey created',
  'factor.passkey-removed': 'Passkey removed',
  'factor.codes-renewed': 'Recovery codes renewed',
  'factor.code-used': 'Recovery code used',
  'factor.failed': 'Wrong second step',
  'factor.all-removed': 'Second step removed',
  'factor.required': 'Requirement of a second step changed',
  'token.created': 'Token created',
  'token.revoked': 'Token revoked',
  'token.renewed': 'Token renewed',
  'origin.added': 'Origin allowed',
  'origin.removed': 'Origin removed',
  'message.expired': 'Message erased at the end of its time',
  'document.expired': 'Document erased at the end of its time',
  'document.erased': 'Document erased for good',
  'document.purged': 'History of a document erased',
};

/** How the machine is doing. */
export const operations = {
  hint: 'The server, backups and webhooks.',
  server: 'Server',
  allWell: 'Nothing needs attention.',
  backups: 'Backups',
  lastBackup: (date: string, size: string, isSent: boolean) =>
    `Last backup: ${date}, ${size}, verified${isSent ? ' and sent, encrypted' : ''}.`,
  filesElsewhere: (place: string) => `Pictures and files are not in it: they are in ${place}.`,
  noBackup: 'There is no backup yet.',
  backupsOff: (last: string) => html`Automatic backups are off (<code>BACKUP_DIR=off</code>). ${last}`,
  running: 'A backup is being made now.',
  failed: (count: number, date: string, reason: string) =>
    `Failed ${count === 1 ? 'on' : `${count} times in a row, last on`} ${date}: ${reason}`,
  missing: (count: number) => `Uploaded files missing on the disk: ${count}.`,
  otherDisk: html`Backups are on the same disk as the data, and are lost with it. Ask whoever looks after the server to
  keep them on another disk, too (<code>BACKUP_DIR</code>), or on another server (<code>BACKUP_TARGET</code>).`,
  keepKey: html`Without the key nobody can read the backups that were sent. Keep it away from this server, too: it is in
    the file that <code>RESTIC_PASSWORD_FILE</code> names, or in <code>backup.key</code> of the data folder.`,
  noWebhooks: 'No webhooks are registered.',
  delivered: 'Delivered',
  deliveredInADay: 'Delivered within 24 hours',
  givenUp: 'Given up',
  givenUpInADay: 'Given up within 24 hours',
  queued: 'Queued',
  isOff: 'off',
};
