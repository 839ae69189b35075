import { redirect } from 'next/navigation';
import type { NextRequest } from 'next/server';
import { closePreview } from '#web/preview/current-preview.ts';
import { sitePath } from '#web/preview/preview-link.ts';

/** Ends the preview in this browser and shows `?path=` as visitors see it. */
export async function GET(request: NextRequest): Promise<Response> {
  await closePreview();
  redirect(sitePath(request.nextUrl.searchParams.get('path') ?? '/'));
}
