import sharp from 'sharp';
import { crc32, deflateSync } from 'node:zlib';
import { exifMetadata, locationOf, readImage } from './image-metadata.ts';

const GPS = {
  GPSLatitude: '11/1 51/1 36/1',
  GPSLatitudeRef: 'S',
  GPSLongitude: '55/1 30/1 0/1',
  GPSLongitudeRef: 'W',
  GPSAltitude: '384/1',
};

const plain = () => sharp({ create: { width: 60, height: 40, channels: 3, background: '#316ce8' } });
const photo = () =>
  plain()
    .withExif({
      IFD0: { Make: 'Acme' },
      IFD2: { FNumber: '28/10', BodySerialNumber: 'X-1', ISOSpeedRatings: '200' },
      IFD3: GPS,
    })
    .jpeg()
    .toBuffer();

test('what a schema does not ask for is not there: place and camera never by themselves', async () => {
  const { metadata } = (await readImage(await photo())).facts;
  expect(metadata).toMatchObject({
    dimensions: { width: 60, height: 40, aspectRatio: 1.5 },
    lqip: expect.stringMatching(/^data:image\/jpeg;base64,/),
    blurHash: expect.stringMatching(/^[\w#$%*+,\-.:;=?@[\]^_{|}~]{20,60}$/),
    thumbHash: expect.stringMatching(/^[A-Za-z0-9+/]+={0,2}$/),
    palette: { dominant: { foreground: '#fff' } },
  });
  expect(metadata).not.toHaveProperty('exif');
  expect(metadata).not.toHaveProperty('location');
  expect(Object.keys((await readImage(await photo(), ['none'])).facts.metadata)).toEqual([
    '_type',
    'dimensions',
    'hasAlpha',
    'isOpaque',
  ]);
});

test('place and camera are told when the schema asks, without what names one camera', async () => {
  const { facts, bytes } = await readImage(await photo(), ['exif', 'location']);
  expect(facts.metadata.location).toEqual({ _type: 'geopoint', lat: -11.86, lng: -55.5, alt: 384 });
  expect(facts.metadata.exif).toMatchObject({ _type: 'sanity.imageExifMetadata', FNumber: 2.8 });
  expect(JSON.stringify(facts)).not.toContain('X-1');
  expect((await sharp(bytes).metadata()).exif).toBeUndefined();
});

test('nonsense in place of EXIF says nothing, and refuses nothing', () => {
  for (const block of [
    Buffer.from('Exif\0\0'),
    Buffer.alloc(40, 0xff),
    Buffer.from('Exif\0\0MM\0*\0\0\0\x08\xff\xff'),
  ]) {
    expect([exifMetadata(block), locationOf(block)]).toEqual([undefined, undefined]);
  }
});

test.each(['tiff', 'avif'] as const)('%s loses its metadata by a new encoding', async (format) => {
  const original = await plain()
    .withExif({ IFD0: { Copyright: 'SECRET' }, IFD3: GPS })
    .toFormat(format)
    .toBuffer();
  const { bytes, facts } = await readImage(original);
  expect(Buffer.from(bytes).includes('SECRET')).toBe(false);
  expect(facts.metadata.dimensions).toMatchObject({ width: 60, height: 40 });
});

/** Compressed text of two hundred million letters, which takes a thousandth of that in the file. */
const BOMB = deflateSync(Buffer.alloc(200_000_000, 'a'), { level: 9 });

test.each([
  ['words', 'zTXt', Buffer.from('Comment\0\0')],
  ['a colour profile', 'iCCP', Buffer.from('icc\0\0')],
])('a picture with %s that would fill the memory costs none, and loses them', async (_, type, head) => {
  const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#316ce8' } })
    .png()
    .toBuffer();
  const data = Buffer.concat([head, BOMB]);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(Buffer.concat([Buffer.from(type), data])));
  // Behind the header, which is the first 33 bytes.
  const full = Buffer.concat([picture.subarray(0, 33), size, Buffer.from(type), data, sum, picture.subarray(33)]);
  const before = process.memoryUsage().rss;
  const { bytes, facts } = await readImage(full);
  expect(facts.metadata.dimensions).toMatchObject({ width: 8, height: 8 });
  expect(bytes.length).toBeLessThan(1000);
  expect(process.memoryUsage().rss - before).toBeLessThan(150_000_000);
});

/** A PNG of one colour takes hardly any bytes, whatever its size. */
function bomb(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const head = Buffer.alloc(8);
    head.writeUInt32BE(data.length);
    head.write(type, 4, 'latin1');
    return Buffer.concat([head, data, Buffer.alloc(4)]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 1;
  const rows = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * Math.min(height, 1000)));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))]);
}

test.each([
  ['more pixels than any camera makes', /exceeds pixel limit/, () => bomb(60_000, 60_000)],
  ['a picture that promises more than it holds', /unable to write/, () => bomb(4000, 4000)],
  ['a page', /unsupported image format/, () => Buffer.from('<!doctype html><script>alert(1)</script>')],
  [
    'a picture in name only',
    /JPEG/,
    () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(500, 0x41)]),
  ],
  ['a PDF', /unsupported image format/, () => Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF')],
  [
    'a drawing that stands for a billion words',
    /must not define entities/,
    () =>
      Buffer.from(
        '<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;">]><svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><text>&b;</text></svg>',
      ),
  ],
  [
    'a drawing the size of a town',
    /exceeds pixel limit/,
    () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="900000" height="900000"/>'),
  ],
  ['half of a photograph', /JPEG/, async () => (await photo()).subarray(0, 400)],
])('%s is a 400 with the reason', async (_, reason, make) => {
  const message = expect.stringMatching(new RegExp(`^Invalid image: .*${reason.source}`, 's'));
  await expect(readImage(await make())).rejects.toMatchObject({ status: 400, message });
});
