import type { NextRequest } from 'next/server';
import { MAX_REPORT_CHARACTERS, parseReport } from '#web/vitals/report.ts';
import { visitorTally } from '#web/vitals/visitor-tally.ts';

const headers = { 'cache-control': 'no-store' };

/** What a visit was like, sent by our own pages when it ends (`web/vitals/watch-visit.tsx`). */
export async function POST(request: NextRequest): Promise<Response> {
  if (Number(request.headers.get('content-length') ?? MAX_REPORT_CHARACTERS + 1) > MAX_REPORT_CHARACTERS)
    return answer(413);
  const report = parseReport(await request.text());
  if (!report) return answer(400);
  if (visitorTally().add(report)) return answer(204);
  return new Response(null, { status: 429, headers: { ...headers, 'retry-after': '60' } });
}

function answer(status: number): Response {
  return new Response(null, { status, headers });
}
