import { getSettings } from '#web/content/get-settings.ts';
import { titleOfPath } from '#web/content/title-of-path.ts';
import { previewImage } from '#web/seo/preview/preview-image.tsx';
import { isPreviewSize } from '#web/seo/preview/sizes.ts';

interface Context {
  readonly params: Promise<{ size: string; path?: string[] }>;
}

/** The preview picture of a page: `/og/1200x630/exames/raio-x-de-torax` (R10, M24). */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { size, path = [] } = await params;
  const [{ data: settings }, title] = await Promise.all([getSettings(), titleOfPath(`/${path.join('/')}`)]);
  if (!settings || title === null || !isPreviewSize(size)) return new Response('Not found', { status: 404 });
  const image = await previewImage(settings, title ?? settings.seo?.defaultTitle ?? settings.tradeName, size);
  return new Response(image, { headers: { 'content-type': 'image/png', 'cache-control': 'public, max-age=3600' } });
}
