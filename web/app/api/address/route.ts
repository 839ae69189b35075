import type { NextRequest } from 'next/server';
import { resolutionOf } from '#web/content/address.ts';
import { withContent } from '#web/content/reading.ts';

const headers = { 'cache-control': 'no-store' };

/** What the site has at `?path=`, or 503 when it cannot be shown now; web/proxy.ts asks before Next begins to render. */
export async function GET(request: NextRequest): Promise<Response> {
  const path = request.nextUrl.searchParams.get('path');
  if (!path?.startsWith('/')) return Response.json({ message: 'Give a path: ?path=/…' }, { status: 400, headers });
  return await withContent(async () => Response.json(await resolutionOf(path), { headers }));
}
