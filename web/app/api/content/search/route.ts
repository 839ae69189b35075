import type { NextRequest } from 'next/server';
import { withContent } from '#web/content/reading.ts';
import type { ContentAnswer } from '#web/live/use-content.ts';
import { createRateLimit } from '#web/rate-limit.ts';
import { siteContent } from '#web/replica/site-content.ts';
import type { SearchAnswer } from '#web/search/search-result.ts';
import { searchIndex } from '#web/search/site-search.ts';

/** What somebody looks for on a clinic's site is nobody's business: no cache keeps it. */
const UNKEPT = { 'cache-control': 'no-store' };

/** Searches of everybody together, some milliseconds of work each. */
const searches = createRateLimit({ max: 20, windowMs: 1_000 });

/**
 * What a search finds, for browsers in which somebody types (U1): `?q=` and nothing else; 400 otherwise, 429 with `retry-after` while
 * too many search at once, 503 while there is no content.
 */
export async function GET({ nextUrl: { searchParams } }: NextRequest): Promise<Response> {
  const words = searchParams.get('q');
  if (words === null || searchParams.size > 1) {
    return Response.json({ message: 'Ask with the parameter "q" alone.' }, { status: 400, headers: UNKEPT });
  }
  if (searches.wait('everybody') > 0) {
    const headers = { ...UNKEPT, 'retry-after': '1' };
    return Response.json({ message: 'Too many search at once. Ask again in a second.' }, { status: 429, headers });
  }
  searches.count('everybody');
  return await withContent(async () => {
    const { replica } = await siteContent();
    const answer: ContentAnswer<SearchAnswer> = { data: searchIndex(replica).search(words), tags: [] };
    return Response.json(answer, { headers: UNKEPT });
  });
}
