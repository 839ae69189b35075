import { getSettings } from '#web/content/get-settings.ts';
import { sharedLink } from '#web/content/shared-link.ts';
import { previewImage } from '#web/seo/preview/preview-image.tsx';
import { isPreviewSize } from '#web/seo/preview/sizes.ts';

interface Context {
  readonly params: Promise<{ size: string; path?: string[] }>;
}

/** The preview picture of a page: `/og/1200x630/exames/raio-x-de-torax` (R10, M24). */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { size, path = [] } = await params;
  const [{ data: settings }, link] = await Promise.all([getSettings(), sharedLink(`/${path.join('/')}`)]);
  if (!settings || !link || !isPreviewSize(size)) return new Response('Not found', { status: 404 });
  const image = await previewImage(settings, link, size);
  return new Response(image, { headers: { 'content-type': 'image/png', 'cache-control': 'public, max-age=3600' } });
}
