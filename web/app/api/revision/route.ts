import type { NextRequest } from 'next/server';
import { contentTags } from '#web/content/content-tags.ts';
import { ContentUnavailableError } from '#web/content/reading.ts';
import { shownAt } from '#web/content/shown-at.ts';

const headers = { 'cache-control': 'no-store' };

/** What the page at `?path=` shows now, and what of it browsers read; open pages compare it with what they were rendered from. */
export async function GET(request: NextRequest): Promise<Response> {
  const path = request.nextUrl.searchParams.get('path');
  if (!path?.startsWith('/') || path.length > 512) {
    return Response.json({ message: 'Give a path of this site: ?path=/…' }, { status: 400, headers });
  }
  try {
    const [shown, content] = await Promise.all([shownAt(path), contentTags()]);
    return Response.json({ ...shown, content }, { headers });
  } catch (error) {
    if (!(error instanceof ContentUnavailableError)) throw error;
    return Response.json({ message: 'The content is not available now.' }, { status: 503, headers });
  }
}
