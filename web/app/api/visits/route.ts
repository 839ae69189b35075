import type { NextRequest } from 'next/server';
import { resolutionIn } from '#web/content/address.ts';
import { isPatientPage } from '#web/content/route-of.ts';
import { withContent } from '#web/content/reading.ts';
import { createRateLimit } from '#web/rate-limit.ts';
import { siteContent } from '#web/replica/site-content.ts';
import { searchIndex } from '#web/search/site-search.ts';
import { parseVisit } from '#web/visits/visit-report.ts';
import { visitCounts } from '#web/visits/visit-counts.ts';

const MAX_CHARACTERS = 1000;
/** A search that found nothing is searched for again, since anybody can say so. */
const misses = createRateLimit({ max: 4, windowMs: 1_000 });
/** No page counts as many for its slashes. */
const ONE_SPELLING = /^(\/|(\/[^/]+)+)$/;

/** What somebody looked at or did, sent by our own pages (`web/behaviours/count-visit.ts`). */
export async function POST(request: NextRequest): Promise<Response> {
  if (Number(request.headers.get('content-length') ?? MAX_CHARACTERS + 1) > MAX_CHARACTERS) return answer(413);
  const report = parseVisit(await request.text(), request.headers.get('origin'));
  if (!report) return answer(400);
  const { path, from, lead, missed } = report;
  return await withContent(async () => {
    // An invented address is no page of the clinic, and that of a request is its patient's alone.
    const content = await siteContent();
    if (ONE_SPELLING.test(path) && !isPatientPage(path) && resolutionIn(content, path).kind === 'here') {
      if (from) visitCounts().view(path, from);
      if (lead) visitCounts().lead(lead);
      if (missed && misses.wait('everybody') === 0) {
        misses.count('everybody');
        if (searchIndex(content.replica).search(missed).groups.length === 0) visitCounts().miss(missed);
      }
    }
    return answer(204);
  });
}

function answer(status: number): Response {
  return new Response(null, { status, headers: { 'cache-control': 'no-store' } });
}
