import { redirect } from 'next/navigation';
import type { NextRequest } from 'next/server';
import { ownPath } from '#web/preview/own-path.ts';
import { closePreview } from '#web/preview/preview-cookies.ts';

/** Ends the preview in this browser and shows `?path=` as visitors see it. */
export async function GET(request: NextRequest): Promise<Response> {
  await closePreview();
  redirect(ownPath(request.nextUrl.searchParams.get('path') ?? '/'));
}
