const ORIENTATION_TAG = 0x0112;
const SHORT = 3;

/** An EXIF block that says how the picture is turned and nothing else (TIFF 6.0, big endian); undefined when upright. */
export function orientationExif(orientation: number): Buffer | undefined {
  if (orientation < 2 || orientation > 8) return undefined;
  const exif = Buffer.alloc(26);
  exif.write('MM\0*', 0, 'latin1');
  exif.writeUInt32BE(8, 4);
  exif.writeUInt16BE(1, 8);
  exif.writeUInt16BE(ORIENTATION_TAG, 10);
  exif.writeUInt16BE(SHORT, 12);
  exif.writeUInt32BE(1, 14);
  exif.writeUInt16BE(orientation, 18);
  return exif;
}

/** What every one of these formats is refused for when its end is missing. */
export function cutOff(): Error {
  return new Error('the file is cut off');
}
