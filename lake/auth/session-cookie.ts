import { isAllowedOrigin } from './origins.ts';
import type { LakeConfig } from '../config/config.ts';

const NAME = 'lakeSession';
const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * The session token in a request's cookie, if it may be believed. Browsers add cookies also to requests that another page
 * made them send: a change is believed only from a page that may talk to the lake, and `SameSite=Lax` keeps foreign sites
 * from everything but opening a page.
 */
export function sessionCookie(request: Request, config: LakeConfig): string | undefined {
  const token = valueOf(request.headers.get('cookie') ?? '');
  if (token === undefined) return undefined;
  const origin = request.headers.get('origin');
  if (origin !== null) return isAllowedOrigin(origin, request.headers, config) ? token : undefined;
  // Browsers name the origin of everything that changes something; what has none is a program, and has tokens.
  return SAFE_METHODS.has(request.method) ? token : undefined;
}

function valueOf(header: string): string | undefined {
  for (const part of header.split(';')) {
    const [name, value] = part.trim().split('=');
    if (name === NAME && value) return value;
  }
  return undefined;
}

/**
 * `Set-Cookie` for a session; without a token, the one that takes it away. Only encrypted connections carry it when the
 * site is encrypted, and no script can read it.
 */
export function sessionSetCookie(token: string | undefined, options: { secure: boolean; expiresAt?: string }): string {
  const age = token === undefined ? 0 : Math.floor((Date.parse(options.expiresAt ?? '') - Date.now()) / 1000);
  const parts = [`${NAME}=${token ?? ''}`, 'Path=/', 'HttpOnly', 'SameSite=Lax', `Max-Age=${Math.max(0, age)}`];
  return [...parts, ...(options.secure ? ['Secure'] : [])].join('; ');
}
