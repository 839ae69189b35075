import type { IncomingMessage } from 'node:http';

/** What changes nothing (RFC 9110, 9.2.1). */
const SAFE: ReadonlySet<string | undefined> = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Whether a page of another site asks for a change, in the name of who has it open. A browser names the origin of each such
 * request (Fetch, 3.2); a program that names none has nobody's name.
 */
export function isForeignWrite({ method, headers }: IncomingMessage): boolean {
  const { origin, host, 'x-forwarded-host': forwarded = host } = headers;
  return origin !== undefined && !SAFE.has(method) && URL.parse(origin)?.host !== forwarded;
}
