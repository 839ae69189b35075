import { connection } from 'next/server';
import { getSettings } from '#web/content/documents.ts';
import { ContentUnavailableError } from '#web/content/reading.ts';
import { iconSvg } from '#web/seo/icon.ts';

/** The site's icon; in the seed's colour while there is no content. */
export async function GET(): Promise<Response> {
  await connection();
  const settings = await getSettings().then(
    ({ data }) => data,
    (error: unknown) => {
      if (error instanceof ContentUnavailableError) return null;
      throw error;
    },
  );
  const headers = { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=86400' };
  return new Response(iconSvg(settings), { headers });
}
