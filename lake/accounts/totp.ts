import { Secret, TOTP } from 'otpauth';
import { renderSVG } from 'uqr';
import type { DatabaseSync } from 'node:sqlite';

export type Totps = ReturnType<typeof openTotps>;

const PERIOD_SECONDS = 30;
/** RFC 4226 recommends 160 bits. */
const SECRET_BYTES = 20;
/** Steps before and after the present one that are accepted: clocks of phones are not exact. */
const WINDOW_STEPS = 1;

/** Six digits from an authenticator app, new every half minute (RFC 6238). */
export function openTotps(database: DatabaseSync, now: () => number) {
  const read = database.prepare('SELECT secret, last_step FROM totp WHERE user_id = ?');
  const write = database.prepare(
    'INSERT OR REPLACE INTO totp (user_id, secret, last_step, created_at) VALUES (?, ?, ?, ?)',
  );
  const used = database.prepare('UPDATE totp SET last_step = ? WHERE user_id = ? AND last_step < ?');
  const remove = database.prepare('DELETE FROM totp WHERE user_id = ?');

  /** The step of time whose code it is; undefined for a wrong one. */
  function stepOf(secret: string, code: string): number | undefined {
    const token = code.replace(/\s/g, '');
    if (!/^\d{6}$/.test(token)) return undefined;
    const delta = totp(secret).validate({ token, timestamp: now(), window: WINDOW_STEPS });
    return delta === null ? undefined : Math.floor(now() / 1000 / PERIOD_SECONDS) + delta;
  }

  return {
    isOn: (userId: string) => read.get(userId) !== undefined,
    /** Stores the secret when the code shows that the app has it; false otherwise. */
    enrol(userId: string, secret: string, code: string) {
      const step = isSecret(secret) ? stepOf(secret, code) : undefined;
      if (step === undefined) return false;
      write.run(userId, secret, step, new Date(now()).toISOString());
      return true;
    },
    /** Whether the code is right now. Each counts once: somebody who looks over a shoulder cannot use it again. */
    verify(userId: string, code: string) {
      const secret = read.get(userId)?.secret;
      const step = typeof secret === 'string' ? stepOf(secret, code) : undefined;
      return step !== undefined && used.run(step, userId, step).changes > 0;
    },
    remove: (userId: string) => void remove.run(userId),
  };
}

/** A new secret, as people type it into an app that has no camera. */
export function newTotpSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32;
}

/** The same as an address that an app on this device opens. */
export function totpAddress(secret: string, siteName: string, email: string): string {
  return totp(secret, siteName, email).toString();
}

/** The address as a picture that an app reads. @returns SVG without anything that came from outside in it */
export function totpPicture(address: string): string {
  return renderSVG(address, { border: 2 });
}

function totp(secret: string, issuer = '', label = ''): TOTP {
  const options = { algorithm: 'SHA1', digits: 6, period: PERIOD_SECONDS } as const;
  return new TOTP({ ...options, secret: Secret.fromBase32(secret), issuer, label });
}

/** It comes back from the form in which it was shown. */
function isSecret(text: string): boolean {
  return /^[A-Z2-7]{32}$/.test(text);
}
