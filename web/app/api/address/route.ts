import type { NextRequest } from 'next/server';
import { resolutionIn } from '#web/content/address.ts';
import { getPaths } from '#web/content/documents.ts';
import { withContent } from '#web/content/reading.ts';
import { currentPreview } from '#web/preview/current-preview.ts';
import { siteContent } from '#web/replica/site-content.ts';

const headers = { 'cache-control': 'no-store' };

/**
 * What a preview has at `?path=`: drafts, which only routes reach. No guard stands before it: staff must see the page that visitors
 * do not. web/proxy.ts asks before Next begins to render.
 */
export async function GET(request: NextRequest): Promise<Response> {
  const path = request.nextUrl.searchParams.get('path');
  if (!path?.startsWith('/')) return Response.json({ message: 'Give a path: ?path=/…' }, { status: 400, headers });
  return await withContent(async () => {
    const [{ data }, preview, content] = await Promise.all([getPaths(), currentPreview(), siteContent()]);
    const resolution = resolutionIn(content, path, data);
    const shown = preview && resolution.kind === 'here' ? { ...resolution, guards: [] } : resolution;
    return Response.json(shown, { headers });
  });
}
