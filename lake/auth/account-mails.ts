import { createTransport } from 'nodemailer';
import type { Logger } from 'pino';
import type { LakeConfig } from '../config.ts';
import type { LinkPurpose } from './links.ts';
import type { User } from './users.ts';

/** E-mails about accounts. */
export interface AccountMails {
  readonly isConfigured: boolean;
  /** Address of a link's page. */
  addressOf(token: string): string;
  /** Sends a link. False when there is no mail server, or it does not take the mail: the link has to go another way. */
  sendLink(user: User, purpose: LinkPurpose, token: string): Promise<boolean>;
  /** Tells the owner of a change that somebody else could have made; nobody waits for it. */
  tell(user: User, what: string): void;
}

/** Milliseconds that a server which does not answer is waited for. */
const TIMEOUT_MS = 10_000;

export function createAccountMails({ auth, publicUrl }: LakeConfig, logger: Pick<Logger, 'warn'>): AccountMails {
  const { mail, siteName } = auth;
  const timeouts = { connectionTimeout: TIMEOUT_MS, greetingTimeout: TIMEOUT_MS, socketTimeout: TIMEOUT_MS };
  const transport = mail && createTransport({ url: mail.smtpUrl, ...timeouts }, { from: mail.from });
  const addressOf = (token: string) => `${publicUrl}/accounts/link?token=${token}`;

  async function send(to: string, subject: string, lines: readonly string[]): Promise<boolean> {
    if (!transport) return false;
    try {
      await transport.sendMail({ to, subject: `${subject} · ${siteName}`, text: lines.join('\n\n') });
      return true;
    } catch (err) {
      // The text holds the link, so only the reason is logged.
      logger.warn({ err }, 'an e-mail about an account could not be sent');
      return false;
    }
  }

  return {
    isConfigured: transport !== undefined,
    addressOf,
    sendLink: ({ name, email }, purpose, token) =>
      purpose === 'invitation'
        ? send(email, 'Convite para editar o site', [
            `Olá, ${name}.`,
            `Você recebeu acesso à área de edição do site. Escolha sua senha em até sete dias:\n${addressOf(token)}`,
            'O link vale uma vez. Se você não esperava este convite, ignore este e-mail.',
          ])
        : send(email, 'Senha nova', [
            `Olá, ${name}.`,
            `Alguém pediu uma senha nova para a sua conta. Escolha-a em até uma hora:\n${addressOf(token)}`,
            'O link vale uma vez. Se não foi você, ignore este e-mail: a senha continua a mesma.',
          ]),
    tell({ name, email }, what) {
      void send(email, 'Aviso de segurança', [`Olá, ${name}.`, what, 'Se não foi você, avise um administrador agora.']);
    },
  };
}
