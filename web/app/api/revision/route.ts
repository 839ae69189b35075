import type { NextRequest } from 'next/server';
import { contentTags } from '#web/content/live-content.ts';
import { shownAt } from '#web/content/shown-at.ts';
import { withContent } from '#web/content/reading.ts';

const headers = { 'cache-control': 'no-store' };

/** What the page at `?path=` shows now, and what of it browsers read; open pages compare it with what they were rendered from. */
export async function GET(request: NextRequest): Promise<Response> {
  const path = request.nextUrl.searchParams.get('path');
  if (!path?.startsWith('/') || path.length > 512) {
    return Response.json({ message: 'Give a path of this site: ?path=/…' }, { status: 400, headers });
  }
  return await withContent(async () => {
    const [shown, content] = await Promise.all([shownAt(path), contentTags()]);
    return Response.json({ ...shown, content }, { headers });
  });
}
