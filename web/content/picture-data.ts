import 'server-only';
import { type ImageFrame, type ImageSource, imageUrl } from '../ui/image-url.ts';
import { imageBase, lakeClientOptions, project } from '../ui/project.ts';

/** Longer than the pipeline needs for a picture it never cut before. */
const TIMEOUT_MS = 5_000;

/** Where the server itself finds a picture: browsers reach the embedded lake through the site. */
function addressOf(image: ImageSource, frame: ImageFrame): URL {
  const url = imageUrl(image, frame);
  const address = new URL(imageBase.startsWith('/') ? url.replace(imageBase, lakeClientOptions.apiHost) : url);
  // What draws pictures into pictures knows neither WebP nor AVIF.
  address.searchParams.delete('auto');
  address.searchParams.set('fm', 'jpg');
  return address;
}

/** A picture as a `data:` address, for drawing it into another one; null while it cannot be had. */
export async function pictureData(image: ImageSource, frame: ImageFrame): Promise<string | null> {
  try {
    const token = project.hostedApi ? undefined : process.env.READ_TOKEN;
    const answer = await fetch(addressOf(image, frame), {
      cache: 'no-store',
      ...(token && { headers: { authorization: `Bearer ${token}` } }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!answer.ok) return null;
    const bytes = Buffer.from(await answer.arrayBuffer());
    return `data:image/jpeg;base64,${bytes.toString('base64')}`;
  } catch {
    return null;
  }
}
