import sharp from 'sharp';
import { strippedImage } from './strip-metadata.ts';

const PLACE = {
  GPSLatitude: '11/1 51/1 0/1',
  GPSLatitudeRef: 'S',
  GPSLongitude: '55/1 30/1 0/1',
  GPSLongitudeRef: 'W',
};
const SECRET = 'SERIAL-4711';
const XMP = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" dc:format="${SECRET}"/></rdf:RDF></x:xmpmeta>`;

/** A picture of four colours, so that turning it would show. */
function picture() {
  const quarter = (left: number, top: number, background: string) => ({
    input: { create: { width: 20, height: 10, channels: 3, background } } as const,
    left,
    top,
  });
  return sharp({ create: { width: 40, height: 20, channels: 3, background: '#c01030' } }).composite([
    quarter(20, 0, '#10c030'),
    quarter(0, 10, '#1030c0'),
  ]);
}

function withSecrets(orientation = 1) {
  return picture()
    .withMetadata({ orientation })
    .withExifMerge({ IFD0: { Make: SECRET, Copyright: SECRET }, IFD2: { BodySerialNumber: SECRET }, IFD3: PLACE })
    .withXmp(XMP);
}

const pixels = (bytes: Uint8Array) => sharp(bytes, { animated: true }).autoOrient().raw().toBuffer();

describe.each(['jpg', 'png', 'webp'] as const)('%s', (format) => {
  const make = (orientation?: number) => {
    const image = withSecrets(orientation);
    if (format === 'jpg') return image.jpeg({ progressive: true }).toBuffer();
    return format === 'png' ? image.png().toBuffer() : image.webp({ lossless: true }).toBuffer();
  };

  test.each([1, 3, 6, 8])('loses place, camera and history, and no pixel (orientation %i)', async (orientation) => {
    const original = await make(orientation);
    expect(original.includes(SECRET)).toBe(true);
    const stripped = strippedImage(format, original, orientation) ?? new Uint8Array();
    expect(Buffer.from(stripped).includes(SECRET)).toBe(false);
    const after = await sharp(stripped).metadata();
    expect(after.xmp).toBeUndefined();
    expect(after.exif === undefined).toBe(orientation === 1);
    expect(after.orientation ?? 1).toBe(orientation);
    expect(await pixels(stripped)).toEqual(await pixels(original));
    expect(strippedImage(format, stripped, orientation)).toEqual(stripped);
  });

  test('loses what hangs behind its end', async () => {
    const original = Buffer.concat([await make(), Buffer.from('PK\u0003\u0004 <script>alert(1)</script>')]);
    const stripped = strippedImage(format, original, 1) ?? new Uint8Array();
    expect(Buffer.from(stripped).includes('<script>')).toBe(false);
    expect(await pixels(stripped)).toEqual(await pixels(original));
  });

  test('keeps its colour profile', async () => {
    const bytes = await picture()
      .withIccProfile('p3')
      .toFormat(format === 'jpg' ? 'jpeg' : format)
      .toBuffer();
    const before = await sharp(bytes).metadata();
    const stripped = strippedImage(format, bytes, 1) ?? new Uint8Array();
    expect((await sharp(stripped).metadata()).icc).toEqual(before.icc);
  });

  test('that is cut off is refused, and never read past its end', async () => {
    const bytes = await make(6);
    for (let length = 0; length < bytes.length - 2; length += 7) {
      expect(() => strippedImage(format, bytes.subarray(0, length), 6)).toThrow('cut off');
    }
  });
});

describe('N8: a jpg loses the thumbnails in its APP0 segments', () => {
  const THUMB = Buffer.from('A FACE THAT WAS CUT OUT.'); // 8 pixels of 3 bytes
  const segment = (data: Buffer) => {
    const head = Buffer.from([0xff, 0xe0, 0, 0]);
    head.writeUInt16BE(data.length + 2, 2);
    return Buffer.concat([head, data]);
  };
  const jfif = (thumbnail: Buffer, size: readonly [number, number]) =>
    segment(Buffer.concat([Buffer.from('JFIF\0\x01\x02\x01\0\x48\0\x49', 'latin1'), Buffer.from(size), thumbnail]));
  /** The picture, which the library writes without APP0, with these in front. */
  const withApp0 = async (...segments: readonly Buffer[]) => {
    const plain = await picture().jpeg().toBuffer();
    return Buffer.concat([plain.subarray(0, 2), ...segments, plain.subarray(2)]);
  };

  test.each(['JFXX\0\x10', 'JFXX\0\x11', 'JFXX\0\x13', 'AVI1', 'Ocad$Rev'])('%j', async (kind) => {
    const [plain, header] = [await withApp0(), jfif(Buffer.alloc(0), [0, 0])];
    const original = await withApp0(header, segment(Buffer.concat([Buffer.from(kind, 'latin1'), THUMB])));
    const stripped = Buffer.from(strippedImage('jpg', original, 1) ?? []);
    expect(stripped).toEqual(Buffer.concat([plain.subarray(0, 2), header, plain.subarray(2)]));
    expect(await pixels(stripped)).toEqual(await pixels(original));
  });

  test('JFIF, which keeps its density', async () => {
    const original = await withApp0(jfif(THUMB, [4, 2]));
    const stripped = Buffer.from(strippedImage('jpg', original, 1) ?? []);
    expect(stripped).toEqual(await withApp0(jfif(Buffer.alloc(0), [0, 0])));
    expect((await sharp(stripped).metadata()).density).toBe(72);
    expect(await pixels(stripped)).toEqual(await pixels(original));
  });

  test('and what stands behind the note on colours, or in its place', async () => {
    const note = Buffer.from('Adobe\0\x64\0\0\0\0\x01', 'latin1');
    const app14 = (data: Buffer) => Buffer.concat([Buffer.from([0xff, 0xee, 0, data.length + 2]), data]);
    const original = await withApp0(app14(Buffer.concat([note, THUMB])), app14(THUMB));
    expect(Buffer.from(strippedImage('jpg', original, 1) ?? [])).toEqual(await withApp0(app14(note)));
  });

  test('one that is too short to be JFIF goes as a whole', async () => {
    const original = await withApp0(segment(Buffer.from('JFIF\0\x01\x02', 'latin1')));
    expect(Buffer.from(strippedImage('jpg', original, 1) ?? [])).toEqual(await withApp0());
  });
});

describe('gif', () => {
  const frames = ['#c01030', '#10c030', '#1030c0'].map((background) =>
    sharp({ create: { width: 12, height: 9, channels: 3, background } })
      .png()
      .toBuffer(),
  );
  const animation = async () =>
    sharp(await Promise.all(frames), { join: { animated: true } })
      .gif({ delay: [100, 200, 300], loop: 3 })
      .toBuffer();

  test('keeps moving, and loses comments', async () => {
    const original = await animation();
    const comment = Buffer.concat([Buffer.from([0x21, 0xfe, SECRET.length]), Buffer.from(SECRET), Buffer.from([0])]);
    const withComment = Buffer.concat([original.subarray(0, -1), comment, original.subarray(-1), Buffer.from('tail')]);
    const stripped = strippedImage('gif', withComment, 1) ?? new Uint8Array();
    expect(Buffer.from(stripped)).toEqual(original);
    expect(await sharp(stripped, { animated: true }).metadata()).toMatchObject({
      pages: 3,
      delay: [100, 200, 300],
      loop: 3,
    });
  });

  test('that is cut off is refused', async () => {
    const bytes = await animation();
    for (let length = 0; length < bytes.length - 1; length += 5) {
      expect(() => strippedImage('gif', bytes.subarray(0, length), 1)).toThrow('cut off');
    }
  });
});

test('an animated WebP keeps moving', async () => {
  const frames = ['#c01030', '#10c030'].map((background) =>
    sharp({ create: { width: 12, height: 9, channels: 3, background } })
      .png()
      .toBuffer(),
  );
  const bytes = await sharp(await Promise.all(frames), { join: { animated: true } })
    .webp({ lossless: true })
    .withXmp(XMP)
    .toBuffer();
  const stripped = strippedImage('webp', bytes, 1) ?? new Uint8Array();
  expect(Buffer.from(stripped).includes(SECRET)).toBe(false);
  expect((await sharp(stripped, { animated: true }).metadata()).pages).toBe(2);
  expect(await pixels(stripped)).toEqual(await pixels(bytes));
});
