import 'server-only';
import { perspectiveCookieName } from '@sanity/preview-url-secret/constants';
import { cookies, draftMode } from 'next/headers';
import { DRAFT_MODE_COOKIE } from '#web/next-names.ts';
import { siteUrl } from '#web/seo/site-url.ts';
import { type Grant, GRANT_COOKIE, writeGrant } from './grant.ts';

/**
 * Studio shows the site in a frame of the same origin, so nothing needs to cross sites. Next would mark its cookie Secure,
 * and a clinic that tries the site over plain HTTP in its own network would never see a preview.
 */
function attributes(until: number) {
  const secure = siteUrl.startsWith('https:');
  return { httpOnly: true, path: '/', secure, sameSite: 'lax', expires: new Date(until) } as const;
}

/** Lets this browser see a preview until the grant ends. */
export async function openPreview(grant: Grant, secret: string): Promise<void> {
  (await draftMode()).enable();
  const jar = await cookies();
  const shared = attributes(grant.until);
  jar.set({ ...shared, name: DRAFT_MODE_COOKIE, value: jar.get(DRAFT_MODE_COOKIE)?.value ?? '' });
  jar.set({ ...shared, name: GRANT_COOKIE, value: writeGrant(grant, secret) });
}

export async function setPerspective(perspective: string, until: number): Promise<void> {
  (await cookies()).set({ ...attributes(until), name: perspectiveCookieName, value: perspective });
}

/** This browser is a visitor's again. */
export async function closePreview(): Promise<void> {
  (await draftMode()).disable();
  const jar = await cookies();
  for (const name of [DRAFT_MODE_COOKIE, GRANT_COOKIE, perspectiveCookieName])
    jar.set({ ...attributes(0), name, value: '' });
}
