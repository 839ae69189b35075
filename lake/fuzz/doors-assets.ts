import { createHash } from 'node:crypto';
import { oddText } from './patterns.ts';
import { component, get, sometimes } from './visit.ts';
import type { Random } from './random.ts';
import type { Call, Door } from './visit.ts';

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
/** As the hosted service names it. */
const PIXEL_NAME = `${createHash('sha1').update(PIXEL).digest('hex')}-1x1.png`;
const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" width="1e9" height="1"><script>1</script><a href="javascript:1"/></svg>';
const HEADS = [
  'GIF89a',
  '\xff\xd8\xff\xe0',
  'RIFF\x00\x00\x00\x00WEBP',
  '%PDF-1.7',
  '<svg ',
  'BM',
  '\x00\x00\x00\x1cftypavif',
];
const PICTURE_SIDES = ['0', '-5', '1', '20', '1e9', 'NaN', '600', '0.0001', '１'];

function picture(random: Random): Call {
  const sides = ['w', 'h', 'min-w', 'max-h', 'pad', 'q', 'blur', 'sharp', 'or', 'sat', 'dpr', 'fp-x'];
  const options = {
    ...Object.fromEntries(sides.map((name) => [name, sometimes(random, 0.4, () => random.pick(PICTURE_SIDES))])),
    rect: sometimes(random, 0.4, () =>
      random.pick(['0,0,1,1', '0,0,0,0', '-1,-1,9e9,9e9', '1', 'a,b,c,d', '0,0,1,1,1']),
    ),
    fit: sometimes(random, 0.4, () => random.pick(['crop', 'fillmax', 'scale', 'min', 'constructor'])),
    crop: sometimes(random, 0.4, () => random.pick(['entropy', 'focalpoint', 'top,left', '__proto__'])),
    fm: sometimes(random, 0.4, () => random.pick(['avif', 'webp', 'gif', 'pjpg', 'toString'])),
    bg: sometimes(random, 0.2, () => random.pick(['fff', '80ff0000', 'zzz'])),
    dl: sometimes(random, 0.2, () => oddText(random)),
    auto: sometimes(random, 0.2, () => 'format'),
  };
  return get(random, `/images/clinica/production/${PIXEL_NAME}`, options);
}

/** A file that hardly is one, or one that is, with every byte in danger. */
function randomFile(random: Random): string | Buffer {
  if (random.chance(0.2)) return SVG;
  if (random.chance(0.4)) {
    const bytes = Buffer.from(PIXEL);
    for (let left = random.below(4); left > 0; left -= 1) bytes[random.below(bytes.length)] = random.below(256);
    return bytes.subarray(0, random.chance(0.3) ? random.below(bytes.length) : bytes.length);
  }
  return Buffer.concat([Buffer.from(random.pick(HEADS), 'latin1'), random.bytes(random.below(600))]);
}

function upload(random: Random, body: string | Buffer): Call {
  const names = [
    'filename',
    'label',
    'title',
    'description',
    'creditLine',
    'sourceId',
    'sourceName',
    'sourceUrl',
    'meta',
  ];
  const search = names.map((name) => `${name}=${component(oddText(random))}`).filter(() => random.chance(0.3));
  return {
    who: random.pick(['editor', 'editor', 'editor', 'viewer', 'anonymous']),
    method: 'POST',
    path: `/v2021-06-07/assets/${random.pick(['images', 'files'])}/production?${search.join('&')}`,
    body,
    contentType: random.pick(['image/png', 'image/svg+xml', 'text/html', 'application/octet-stream', '']),
  };
}

export const assetDoors: readonly Door[] = [
  {
    name: 'uploads',
    weight: 4,
    calls: (random) => [upload(random, randomFile(random))],
  },
  {
    name: 'pictures',
    weight: 3,
    calls: (random) => [
      {
        who: 'editor',
        method: 'POST',
        path: '/v2021-06-07/assets/images/production',
        body: PIXEL,
        contentType: 'image/png',
      },
      picture(random),
    ],
  },
];
