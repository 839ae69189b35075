import { cookies } from 'next/headers';
import type { NextRequest } from 'next/server';
import { perspectiveCookieName } from '@sanity/preview-url-secret/constants';
import { z } from 'zod';
import { currentPreview, setPerspective } from '#web/preview/current-preview.ts';
import { parsePerspective } from '#web/preview/grant.ts';

const headers = { 'cache-control': 'no-store' };
const body = z.object({ perspective: z.string().max(4096) });

/** Studio's menu of drafts and releases reaches the page here. 200 when it changed, 204 when it is as it was. */
export async function POST(request: NextRequest): Promise<Response> {
  const preview = await currentPreview();
  if (!preview) return new Response(null, { status: 403, headers });
  const parsed = body.safeParse(await request.json().catch(() => undefined));
  if (!parsed.success) return Response.json({ message: 'Give a perspective.' }, { status: 400, headers });
  const perspective = String(parsePerspective(parsed.data.perspective));
  if ((await cookies()).get(perspectiveCookieName)?.value === perspective) {
    return new Response(null, { status: 204, headers });
  }
  await setPerspective(perspective, preview.until);
  return Response.json({ perspective }, { headers });
}
