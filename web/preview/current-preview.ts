import 'server-only';
import { cache } from 'react';
import { perspectiveCookieName } from '@sanity/preview-url-secret/constants';
import { cookies, draftMode } from 'next/headers';
import { GRANT_COOKIE, readGrant } from './grant.ts';
import { parsePerspective, type Perspective } from './perspective.ts';
import { currentShare } from './share.ts';

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
