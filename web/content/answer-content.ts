import 'server-only';
import type { NextRequest } from 'next/server';
import type { ContentAnswer } from '#web/live/use-content.ts';
import { currentPreview } from '#web/preview/current-preview.ts';
import { ContentUnavailableError, type Reading, revisionOf } from './reading.ts';

const UNKEPT = { 'cache-control': 'no-store' };

/**
 * Answers a browser that reads content: data and its tags as JSON, under an entity tag, so that asking again costs a 304
 * while nothing changed. Caches may keep it but have to ask; what is behind it is the cached read of the pages, which a
 * publish drops. A preview gets drafts, which nothing keeps.
 * @param read the reading, and nothing but it: such an address takes no parameters
 */
export async function answerContent<Data>(
  request: Pick<NextRequest, 'nextUrl' | 'headers'>,
  read: () => Promise<Reading<Data>>,
): Promise<Response> {
  const [unknown] = request.nextUrl.searchParams.keys();
  if (unknown !== undefined) {
    const message = `The parameter "${unknown}" is not known here: ask for ${request.nextUrl.pathname} alone.`;
    return Response.json({ message }, { status: 400, headers: UNKEPT });
  }
  try {
    const [{ data, tags }, preview] = await Promise.all([read(), currentPreview()]);
    const answer: ContentAnswer<Data> = { data, tags };
    if (preview) return Response.json(answer, { headers: UNKEPT });
    const etag = `W/"${revisionOf(answer)}"`;
    const headers = { etag, 'cache-control': 'public, max-age=0, must-revalidate' };
    if (holds(request, etag)) return new Response(null, { status: 304, headers });
    return Response.json(answer, { headers });
  } catch (error) {
    if (!(error instanceof ContentUnavailableError)) throw error;
    return Response.json({ message: 'The content is not available now.' }, { status: 503, headers: UNKEPT });
  }
}

function holds({ headers }: Pick<NextRequest, 'headers'>, etag: string): boolean {
  const held = headers.get('if-none-match')?.split(',') ?? [];
  return held.some((one) => one.trim() === etag || one.trim() === '*');
}
