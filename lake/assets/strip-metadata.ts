import { stripGif } from './strip-gif.ts';
import { stripJpeg } from './strip-jpeg.ts';
import { stripPng } from './strip-png.ts';
import { stripWebp } from './strip-webp.ts';

const STRIPPERS: Readonly<Record<string, (bytes: Uint8Array, orientation: number) => Uint8Array>> = {
  jpg: stripJpeg,
  png: stripPng,
  webp: stripWebp,
  gif: stripGif,
};

/**
 * The picture without what it says about people: place, time, camera and its serial number, comments, earlier versions,
 * and whatever was hung on behind the end of the picture. Pixels, colour profile, animation and orientation stay exactly
 * as they are. Undefined for formats in which that takes a new encoding.
 *
 * A clinic publishes photographs of people and places, and originals can be downloaded by everyone: nothing that the
 * picture does not show may come with it.
 * @throws Error when the file is cut off or its parts do not fit together.
 */
export function strippedImage(extension: string, bytes: Uint8Array, orientation: number): Uint8Array | undefined {
  return STRIPPERS[extension]?.(bytes, orientation);
}
