import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { createTransport } from 'nodemailer';
import type { News } from './alarm.ts';

const TIMEOUT_MS = 10_000;

interface AlarmMailOptions {
  readonly smtpUrl: string;
  readonly from: string;
  readonly siteUrl: string;
  /** Who gets it. */
  readonly to: readonly string[];
}

/** @throws Error while the mail server does not take it */
export async function mailNews({ begun, over }: News, { smtpUrl, from, siteUrl, to }: AlarmMailOptions): Promise<void> {
  const timeouts = { connectionTimeout: TIMEOUT_MS, greetingTimeout: TIMEOUT_MS, socketTimeout: TIMEOUT_MS };
  const transport = createTransport({ url: smtpUrl, ...timeouts }, { from });
  const { hostname } = new URL(siteUrl);
  const paragraphs = [
    ...begun.map((message) => `Atenção: ${message}`),
    ...over.map((message) => `Resolvido: ${message}`),
    begun.length > 0
      ? `Avise quem cuida do servidor. Lá, o comando “clinic status” mostra o que falta. Outro e-mail dirá quando estiver resolvido.`
      : 'Não é preciso fazer mais nada.',
  ];
  await transport.sendMail({
    to: [...to],
    subject: begun.length > 0 ? `${hostname}: o servidor precisa de atenção` : `${hostname}: resolvido`,
    text: paragraphs.join('\n\n'),
  });
}

/** E-mails of the administrators who may sign in; read from the file itself, since the lake may be what does not answer. */
export function administratorsIn(dataDir: string): readonly string[] {
  const database = new DatabaseSync(join(dataDir, 'accounts.db'), { readOnly: true });
  try {
    const rows = database.prepare("SELECT email FROM user WHERE role = 'administrator' AND disabled_at IS NULL").all();
    return rows.map(({ email }) => String(email));
  } finally {
    database.close();
  }
}
