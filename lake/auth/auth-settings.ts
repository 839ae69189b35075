import type { IdleLimits } from './sessions.ts';

/** A mail server, and who its mails come from. */
export interface MailSettings {
  /** Such as `smtps://user:password@mail.example.com`. */
  readonly smtpUrl: string;
  readonly from: string;
}

export interface AuthSettings {
  /** What the clinic is called in authenticator apps and e-mails; nobody's password may contain it. */
  readonly siteName: string;
  /** Name of the host that passkeys belong to; undefined where browsers allow none (an address of numbers). */
  readonly passkeyHost: string | undefined;
  readonly idle: IdleLimits;
  /** Undefined: links are shown to whoever makes them, and nobody can ask for one. */
  readonly mail: MailSettings | undefined;
}

const HOUR_MS = 60 * 60 * 1000;
const MAX_HOURS = 720;

/**
 * Reads how people sign in; see `.env.example` for each variable.
 * @throws Error naming the variable when a value cannot be used.
 */
export function readAuthSettings(env: Readonly<Record<string, string | undefined>>, siteUrl: string): AuthSettings {
  const hours = (name: string, fallback: number) => {
    const value = Number(env[name] || fallback);
    if (value >= 1 && value <= MAX_HOURS) return value * HOUR_MS;
    throw new Error(`${name} must be a number of hours from 1 to ${MAX_HOURS}, not "${env[name]}".`);
  };
  const host = URL.canParse(siteUrl) ? new URL(siteUrl).hostname : '';
  return {
    siteName: env.LAKE_SITE_NAME?.trim() || 'Site da clínica',
    passkeyHost: /^[\d.]+$|^\[|^$/.test(host) ? undefined : host,
    idle: {
      administratorMs: hours('LAKE_IDLE_HOURS_ADMINISTRATOR', 12),
      othersMs: hours('LAKE_IDLE_HOURS', 168),
    },
    mail: env.SMTP_URL ? { smtpUrl: env.SMTP_URL, from: env.CONTACT_FROM || `nao-responda@${host}` } : undefined,
  };
}

/** Names that nobody's password may contain: the clinic's, and that of the host without what every host has. */
export function namesOf({ siteName, passkeyHost = '' }: AuthSettings): readonly string[] {
  const [host = ''] = passkeyHost.replace(/^www\./, '').split('.');
  return [siteName, host].filter((name) => name !== 'localhost');
}
