import { parse, serialize } from 'hono/utils/cookie';
import { isAllowedOrigin, isEncrypted } from '../auth/origins.ts';
import type { LakeConfig } from '../config/config.ts';

/** Browsers take this name from an encrypted answer of this very host only: no neighbour of it plants a session. */
const ENCRYPTED_NAME = '__Host-lakeSession';
/** Where nothing is encrypted, as in development, browsers would not keep the other one. */
const PLAIN_NAME = 'lakeSession';
const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * The session token in a request's cookie, if it may be believed. Browsers add cookies also to requests that another page
 * made them send: a change is believed only from a page that may talk to the lake, and `SameSite=Lax` keeps foreign sites
 * from everything but opening a page.
 */
export function sessionCookie({ headers, method }: Request, config: LakeConfig): string | undefined {
  const sent = parse(headers.get('cookie') ?? '');
  const token = sent[ENCRYPTED_NAME] || (isEncrypted(headers, config) ? '' : sent[PLAIN_NAME]);
  if (!token) return undefined;
  const origin = headers.get('origin');
  if (origin !== null) return isAllowedOrigin(origin, headers, config) ? token : undefined;
  // Browsers name the origin of everything that changes something; what has none is a program, and has tokens.
  return SAFE_METHODS.has(method) ? token : undefined;
}

/**
 * `Set-Cookie` for a session; without one, the line that takes it away. No script can read it, and only encrypted
 * connections carry it when the site is encrypted.
 */
export function sessionSetCookie(
  { headers }: Request,
  config: LakeConfig,
  session?: { readonly token: string; readonly expiresAt: string },
): string {
  const secure = isEncrypted(headers, config);
  const maxAge = session ? Math.max(0, Math.floor((Date.parse(session.expiresAt) - Date.now()) / 1000)) : 0;
  const name: string = secure ? ENCRYPTED_NAME : PLAIN_NAME;
  return serialize(name, session?.token ?? '', { path: '/', httpOnly: true, sameSite: 'Lax', maxAge, secure });
}
