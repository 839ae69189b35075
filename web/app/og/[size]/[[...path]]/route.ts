import type { NextRequest } from 'next/server';
import { getSettings } from '#web/content/documents.ts';
import { sharedLink } from '#web/content/shared-link.ts';
import { previewImage } from '#web/seo/preview/preview-image.tsx';
import { previewVersion } from '#web/seo/preview/preview-version.ts';
import { isPreviewSize } from '#web/seo/preview/sizes.ts';

interface Context {
  readonly params: Promise<{ size: string; path?: string[] }>;
}

/** Under an address that names the version another picture will never be; under any other it is asked for again. */
const FOR_EVER = 'public, max-age=31536000, immutable';
const ASK_AGAIN = 'public, max-age=0, must-revalidate';

/** The preview picture of a page: `/og/1200x630/exames/raio-x-de-torax?v=…` (R10, M24). */
export async function GET(request: NextRequest, { params }: Context): Promise<Response> {
  const { size, path = [] } = await params;
  const [{ data: settings }, link] = await Promise.all([getSettings(), sharedLink(`/${path.join('/')}`)]);
  if (!settings || !link || !isPreviewSize(size)) return new Response('Not found', { status: 404 });
  const version = previewVersion(settings, link);
  const etag = `"${size}-${version}"`;
  if (request.headers.get('if-none-match')?.includes(etag)) {
    return new Response(null, { status: 304, headers: { etag, 'cache-control': ASK_AGAIN } });
  }
  const { image, whole } = await previewImage(settings, link, size);
  const isLasting = whole && request.nextUrl.searchParams.get('v') === version;
  return new Response(image, {
    headers: {
      'content-type': 'image/png',
      'cache-control': isLasting ? FOR_EVER : ASK_AGAIN,
      // What is not whole yet is another picture when it is.
      ...(whole ? { etag } : {}),
    },
  });
}
