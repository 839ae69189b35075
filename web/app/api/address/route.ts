import type { NextRequest } from 'next/server';
import { verdictOn } from '#web/content/address.ts';
import { ContentUnavailableError } from '#web/content/reading.ts';

const headers = { 'cache-control': 'no-store' };

/** What the site has at `?path=`; web/proxy.ts asks before Next begins to render. */
export async function GET(request: NextRequest): Promise<Response> {
  const path = request.nextUrl.searchParams.get('path');
  if (!path?.startsWith('/')) return Response.json({ message: 'Give a path: ?path=/…' }, { status: 400, headers });
  try {
    return Response.json(await verdictOn(path), { headers });
  } catch (error) {
    if (!(error instanceof ContentUnavailableError)) throw error;
    return Response.json({ message: 'The content is not available now.' }, { status: 503, headers });
  }
}
