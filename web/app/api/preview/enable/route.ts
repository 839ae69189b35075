import { urlSearchParamPreviewSecret, validatePreviewUrl } from '@sanity/preview-url-secret';
import { redirect } from 'next/navigation';
import type { NextRequest } from 'next/server';
import { openPreview, setPerspective } from '#web/preview/current-preview.ts';
import { fingerprint, parsePerspective } from '#web/preview/grant.ts';
import { currentShare, previewClient } from '#web/preview/preview-client.ts';
import { refusePreview, sitePath } from '#web/preview/preview-link.ts';

/** A working day; Studio opens it again by itself. */
const WORKDAY_MS = 12 * 60 * 60 * 1000;

/** Opens a preview for whoever brings a secret that Studio wrote into the lake: an hour's from Presentation, or a shared link. */
export async function GET(request: NextRequest): Promise<Response> {
  const client = previewClient();
  const secret = process.env.LAKE_WEBHOOK_SECRET;
  if (!client || !secret) return refusePreview(503, 'A prévia não está configurada neste servidor.');
  const given = request.nextUrl.searchParams.get(urlSearchParamPreviewSecret) ?? '';
  const { isValid, redirectTo = '/', studioPreviewPerspective } = await validatePreviewUrl(client, request.url);
  if (!isValid) return refusePreview(401, 'Este link de prévia não vale mais. Peça outro a quem o enviou.');

  const share = await currentShare();
  const isShared = share?.fingerprint === fingerprint(given);
  const until = isShared ? share.until : Date.now() + WORKDAY_MS;
  if (until <= Date.now()) return refusePreview(401, 'Este link de prévia venceu. Peça outro a quem o enviou.');
  await openPreview({ until, ...(isShared ? { share: share.fingerprint } : {}) }, secret);
  await setPerspective(String(parsePerspective(studioPreviewPerspective ?? undefined)), until);
  // The library takes the host away, but leaves two slashes where there were some behind a dot.
  redirect(sitePath(redirectTo));
}
