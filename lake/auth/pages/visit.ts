import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Actor } from '../audit.ts';
import type { User } from '../users.ts';

/** Somebody who is signed in and looks at the pages for accounts. */
export interface Visit {
  readonly user: User;
  readonly sessionId: string;
  /** For the audit log. */
  readonly actor: Actor;
  /** Goes into every form: a page of somebody else cannot know it. */
  readonly formToken: string;
  /** Address of another of these pages, relative to the present one: the lake does not know below which path it is served. */
  readonly link: (path: string) => string;
  /** What happened just before, from the address; undefined for nothing. */
  readonly notice: string | undefined;
}

export function formTokenOf(sessionToken: string): string {
  return createHmac('sha256', sessionToken).update('accounts form').digest('base64url');
}

export function isFormToken(given: string | null, expected: string): boolean {
  const [a, b] = [Buffer.from(given ?? ''), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** `here` is the path as the lake sees it, such as `/accounts/people/u1`. */
export function linksFrom(here: string): (path: string) => string {
  const up = '../'.repeat(here.split('/').length - 2);
  return (path) => `${up}accounts${path}`;
}
