import { redirect } from 'next/navigation';
import type { NextRequest } from 'next/server';
import { closePreview } from '#web/preview/preview-cookies.ts';

/** Ends the preview in this browser and shows `?path=` as visitors see it. */
export async function GET(request: NextRequest): Promise<Response> {
  await closePreview();
  const path = request.nextUrl.searchParams.get('path') ?? '/';
  // A path of this site: "//host" and "/\host" would be another one.
  redirect(/^\/(?![/\\])/.test(path) ? path : '/');
}
