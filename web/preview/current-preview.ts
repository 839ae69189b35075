import 'server-only';
import { cache } from 'react';
import { perspectiveCookieName } from '@sanity/preview-url-secret/constants';
import { cookies, draftMode } from 'next/headers';
import { DRAFT_MODE_COOKIE } from '#web/next-names.ts';
import { type Grant, GRANT_COOKIE, parsePerspective, type Perspective, readGrant, writeGrant } from './grant.ts';
import { currentShare } from './preview-client.ts';

/** Somebody looks at the site before it is published. */
export interface Preview {
  readonly perspective: Perspective;
  /** Milliseconds since the epoch at which it ends. */
  readonly until: number;
}

async function isDraftMode(): Promise<boolean> {
  try {
    return (await draftMode()).isEnabled;
  } catch {
    // Next refuses the question where there is no visitor: while it asks which pages to build.
    return false;
  }
}

/**
 * Whether this request is a preview. Pages stay static: Next answers "no" while it renders them for everybody, and only
 * a browser that came in through /api/preview/enable gets a rendering of its own, which nothing keeps.
 */
export const currentPreview = cache(async (): Promise<Preview | undefined> => {
  const secret = process.env.LAKE_WEBHOOK_SECRET;
  if (!(await isDraftMode()) || !secret) return undefined;
  const jar = await cookies();
  const grant = readGrant(jar.get(GRANT_COOKIE)?.value, secret);
  if (!grant) return undefined;
  if (grant.share !== undefined && (await currentShare())?.fingerprint !== grant.share) return undefined;
  return { perspective: parsePerspective(jar.get(perspectiveCookieName)?.value), until: grant.until };
});

/**
 * Studio shows the site in a frame of the same origin, so nothing needs to cross sites. Next would mark its cookie Secure,
 * and a clinic that tries the site over plain HTTP in its own network would never see a preview.
 */
function cookieOptions(until: number) {
  const secure = process.env.SITE_URL?.startsWith('https:') ?? false;
  return { httpOnly: true, path: '/', secure, sameSite: 'lax', expires: new Date(until) } as const;
}

/** Lets this browser see a preview until the grant ends. */
export async function openPreview(grant: Grant, secret: string): Promise<void> {
  (await draftMode()).enable();
  const jar = await cookies();
  const shared = cookieOptions(grant.until);
  jar.set({ ...shared, name: DRAFT_MODE_COOKIE, value: jar.get(DRAFT_MODE_COOKIE)?.value ?? '' });
  jar.set({ ...shared, name: GRANT_COOKIE, value: writeGrant(grant, secret) });
}

export async function setPerspective(perspective: string, until: number): Promise<void> {
  (await cookies()).set({ ...cookieOptions(until), name: perspectiveCookieName, value: perspective });
}

/** This browser is a visitor's again. */
export async function closePreview(): Promise<void> {
  (await draftMode()).disable();
  const jar = await cookies();
  for (const name of [DRAFT_MODE_COOKIE, GRANT_COOKIE, perspectiveCookieName])
    jar.set({ ...cookieOptions(0), name, value: '' });
}
