import type { NextRequest } from 'next/server';
import { contentTags } from '#web/content/live-content.ts';
import { shownAt } from '#web/content/shown-at.ts';
import { resolutionIn } from '#web/content/address.ts';
import { withContent } from '#web/content/reading.ts';
import { currentPreview } from '#web/preview/current-preview.ts';
import { siteContent } from '#web/replica/site-content.ts';

const headers = { 'cache-control': 'no-store' };

/** No path of a page: what is there is nothing. */
const NOWHERE = '/_';

/** What the page at `?path=` shows now, and what of it browsers read; open pages compare it with what they were rendered from. */
export async function GET(request: NextRequest): Promise<Response> {
  const path = request.nextUrl.searchParams.get('path');
  if (!path?.startsWith('/') || path.length > 512) {
    return Response.json({ message: 'Give a path of this site: ?path=/…' }, { status: 400, headers });
  }
  return await withContent(async () => {
    // An invented address must not become a question that is remembered.
    const isThere = (await currentPreview()) ?? resolutionIn(await siteContent(), path).kind === 'here';
    const [shown, content] = await Promise.all([shownAt(isThere ? path : NOWHERE), contentTags()]);
    return Response.json({ ...shown, content }, { headers });
  });
}
