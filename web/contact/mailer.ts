import { createTransport } from 'nodemailer';
import { MESSAGE_SUBJECTS, titleOf } from '#schemas/objects/choices.ts';
import type { Delivery } from './queue-worker.ts';

/** An e-mail that waits to be sent. */
export interface MailNotice {
  readonly to: string;
  /** Id of the message it tells of. */
  readonly id: string;
  readonly subject: string | undefined;
  /** Whether it is a request for an appointment. */
  readonly isRequest?: boolean;
  /** ISO 8601, UTC. */
  readonly receivedAt: string | undefined;
  /** Where the clinic is: an IANA name. Not in mails that an older version left on disk. */
  readonly timeZone?: string | undefined;
  /** When it is no longer worth sending: milliseconds since the epoch. */
  readonly giveUpAt: number;
}

interface MailerOptions {
  /** Such as `smtps://user:password@mail.example.com`. */
  readonly smtpUrl: string;
  readonly from: string;
  /** Address of the site, without trailing slash. */
  readonly siteUrl: string;
}

/** So long a server that does not answer is waited for. */
const TIMEOUT_MS = 10_000;

/**
 * The mail tells that there is a message and where to read it, and nothing of what is in it: mail lies about in many places,
 * and the message is erased from only one (LGPD, art. 6º III).
 */
function noticeText({ id, subject, isRequest, receivedAt, timeZone = 'America/Cuiaba' }: MailNotice, siteUrl: string) {
  const about = titleOf(MESSAGE_SUBJECTS, subject) || 'Contato';
  const [what, place] = isRequest
    ? ['um pedido de agendamento', 'Pedidos de agendamento']
    : ['uma mensagem', 'Mensagens'];
  const when = new Date(receivedAt ?? Date.now()).toLocaleString('pt-BR', {
    dateStyle: 'short',
    timeStyle: 'short',
    timeZone,
  });
  return {
    subject: isRequest ? 'Novo pedido de agendamento pelo site' : `Nova mensagem pelo site: ${about}`,
    text: [
      `O site recebeu ${what} em ${when} (horário da clínica).${isRequest ? '' : ` Assunto: ${about}.`}`,
      `Leia e responda no Studio, em “${place}”:\n${siteUrl}/studio/intent/edit/id=${id};type=message`,
      'Por proteção de dados, o conteúdo não é enviado por e-mail.',
    ].join('\n\n'),
  };
}

/** @returns a way to send; it rejects while the mail server is away */
export function createMailer({ smtpUrl, from, siteUrl }: MailerOptions) {
  const timeouts = { connectionTimeout: TIMEOUT_MS, greetingTimeout: TIMEOUT_MS, socketTimeout: TIMEOUT_MS };
  const transport = createTransport({ url: smtpUrl, ...timeouts }, { from });
  return async function send(notice: MailNotice): Promise<Delivery> {
    if (Date.now() > notice.giveUpAt) return 'refused';
    try {
      await transport.sendMail({
        to: notice.to,
        ...noticeText(notice, siteUrl),
        // The same for every attempt, so that mail programs show a repeated one once.
        messageId: `<${notice.id}@${new URL(siteUrl).hostname}>`,
      });
      return 'done';
    } catch (error) {
      if (isRefusal(error)) return 'refused';
      throw error;
    }
  };
}

/** The server does not take mail for this address; the mails behind this one may go to another. */
function isRefusal(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error) || !('responseCode' in error)) return false;
  return error.code === 'EENVELOPE' && Number(error.responseCode) >= 500;
}
