import {
  getAssetDocumentId,
  getIdFromString,
  isSanityFileUrl,
  isSanityImageUrl,
  parseAssetUrl,
} from '@sanity/asset-utils';
import sharp from 'sharp';
import { openTestBucket } from '../assets/testing-bucket.ts';
import { assetsOf } from './testing-assets.ts';
import { openTestLake } from './testing.ts';
import type { TestBucket } from '../assets/testing-bucket.ts';
import type { TestLake } from './testing.ts';
import type { Validate } from '../transaction/validate.ts';

let lake: TestLake;
let bucket: TestBucket;
let photo: Buffer;
beforeAll(async () => {
  bucket = await openTestBucket();
  const dot = Buffer.from('<svg width="40" height="40"><rect width="40" height="40" fill="#a73aeb"/></svg>');
  photo = await sharp({ create: { width: 120, height: 80, channels: 3, background: '#316ce8' } })
    .composite([{ input: dot, left: 0, top: 0 }])
    .jpeg({ quality: 95 })
    .toBuffer();
});
afterAll(() => bucket.close());

const { upload, get } = assetsOf(() => lake);

async function pictureOf(reply: Response) {
  const { format, width, height } = await sharp(Buffer.from(await reply.arrayBuffer())).metadata();
  return { format, width, height };
}

describe.each([
  ['a folder', () => ({})],
  ['a bucket', () => bucket.env],
])('with files in %s:', (_store, env) => {
  beforeAll(() => {
    lake = openTestLake(env());
  });
  afterAll(() => lake.close());

  describe('uploading an image', () => {
    test('describes it', async () => {
      const { body } = await upload('images', photo, { search: '?filename=Recepção.JPG&title=Recepção' });
      const hash = String(body.document.sha1hash);
      expect(body.document).toMatchObject({
        _id: `image-${hash}-120x80-jpg`,
        _type: 'sanity.imageAsset',
        assetId: hash,
        extension: 'jpg',
        mimeType: 'image/jpeg',
        originalFilename: 'Recepção.JPG',
        title: 'Recepção',
        size: photo.byteLength,
        path: `images/clinica/production/${hash}-120x80.jpg`,
        url: `http://localhost:3000/lake/images/clinica/production/${hash}-120x80.jpg`,
        metadata: {
          dimensions: { width: 120, height: 80, aspectRatio: 1.5 },
          hasAlpha: false,
          isOpaque: true,
          lqip: expect.stringMatching(/^data:image\/jpeg;base64,/),
          palette: { dominant: { background: expect.stringMatching(/^#3[01]6[bcd]e[789]$/), foreground: '#fff' } },
        },
      });
    });

    test('measures it upright and drops where it was taken', async () => {
      const turned = await sharp(photo)
        .withExif({ IFD0: { Copyright: 'secret place' } })
        .withMetadata({ orientation: 6 })
        .jpeg()
        .toBuffer();
      const { document } = (await upload('images', turned)).body;
      expect(document.metadata).toMatchObject({ dimensions: { width: 80, height: 120 } });
      expect(JSON.stringify(document)).not.toContain('exif');
      const made = Buffer.from(await (await get(`${document.path}?w=40`)).arrayBuffer());
      const metadata = await sharp(made).metadata();
      expect(metadata).toMatchObject({ width: 40, height: 60 });
      expect(metadata).not.toHaveProperty('exif');
      expect(metadata).not.toHaveProperty('orientation');
    });

    test('gives the same document for the same bytes, also at the same time', async () => {
      const png = await sharp({ create: { width: 9, height: 9, channels: 4, background: '#fff8' } })
        .png()
        .toBuffer();
      const [first, second] = await Promise.all([upload('images', png), upload('images', png)]);
      expect(first.body).toEqual(second.body);
      expect((await upload('images', png)).body).toEqual(first.body);
      expect(first.body.document.metadata).toMatchObject({ hasAlpha: true, isOpaque: false });
    });

    test.each([
      ['text', 'not an image', 400],
      ['nothing', '', 400],
      ['half a picture', () => photo.subarray(0, photo.byteLength / 2), 400],
    ])('refuses %s', async (_, body, status) => {
      expect((await upload('images', typeof body === 'function' ? body() : body)).status).toBe(status);
    });

    test('refuses strangers and readers before anything is kept', async () => {
      const reply = await lake.app(
        new Request('http://lake.test/v1/assets/images/production', { method: 'POST', body: 'x' }),
      );
      expect(reply.status).toBe(403);
      const gif = await sharp(photo).gif().toBuffer();
      expect((await upload('images', gif, { as: 'viewer' })).status).toBe(403);
    });

    test('refuses more than 50 MB with the limit in the message, whatever length is announced', async () => {
      const megabyte = new Uint8Array(1024 * 1024);
      let sent = 0;
      const endless = new ReadableStream({
        pull(controller) {
          sent += 1;
          controller.enqueue(megabyte);
        },
      });
      const init = {
        method: 'POST',
        headers: { authorization: `Bearer ${lake.token('editor')}` },
        body: endless,
        duplex: 'half',
      };
      const reply = await lake.app(new Request('http://lake.test/v1/assets/files/production', init));
      expect([reply.status, await reply.json()]).toMatchObject([413, { message: expect.stringContaining('50 MB') }]);
      expect(sent).toBeLessThan(60);
    });

    test('cannot be deleted while a document shows it', async () => {
      const { document } = (await upload('images', photo)).body;
      const mutate = (mutation: object) =>
        lake.ask('/data/mutate/production', { as: 'editor', body: { mutations: [mutation] } });
      const image = { asset: { _type: 'reference', _ref: document._id } };
      expect((await mutate({ create: { _id: 'shows', _type: 'page', image } })).status).toBe(200);
      expect((await mutate({ delete: { id: document._id } })).status).toBe(409);
    });
  });

  test('K17: knows ids and paths wherever the lake stands, and addresses of no other host', async () => {
    const { _id, path, url } = (await upload('images', photo)).body.document;
    expect([_id, path].map(getIdFromString)).toEqual([_id, _id]);
    expect(getAssetDocumentId({ _id, path, url })).toBe(_id);
    expect(isSanityImageUrl(String(url))).toBe(false);
  });

  describe('delivering an image', () => {
    let path: string;
    beforeAll(async () => {
      path = (await upload('images', photo)).body.document.path;
    });

    test('gives the original bytes without parameters, cacheable for ever', async () => {
      const reply = await get(path);
      expect(Buffer.from(await reply.arrayBuffer()).equals(photo)).toBe(true);
      expect(reply.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(reply.headers.get('content-type')).toBe('image/jpeg');
      const again = await get(path, { 'if-none-match': reply.headers.get('etag') ?? '' });
      expect([again.status, await again.text()]).toEqual([304, '']);
      expect((await get(`${path}?w=10`, { 'if-none-match': reply.headers.get('etag') ?? '' })).status).toBe(200);
    });

    test.each([
      ['?w=60', { format: 'jpeg', width: 60, height: 40 }],
      ['?rect=0,0,40,40&w=33&h=33&fit=crop&dpr=1', { format: 'jpeg', width: 33, height: 33 }],
      ['?w=2000&fit=max', { format: 'jpeg', width: 120, height: 80 }],
      ['?w=50&h=50&fit=fill&fm=png', { format: 'png', width: 50, height: 50 }],
      ['?w=60&h=60&fit=crop&crop=entropy', { format: 'jpeg', width: 60, height: 60 }],
      ['?or=90&w=40', { format: 'jpeg', width: 40, height: 60 }],
      ['?fm=webp&q=40&blur=20&sat=-100&sharp=10&flip=hv', { format: 'webp', width: 120, height: 80 }],
      ['/recepcao.jpg?w=60', { format: 'jpeg', width: 60, height: 40 }],
    ])('%s gives %j', async (search, expected) => {
      const reply = await get(path + search);
      expect(reply.headers.get('content-type')).toBe(`image/${expected.format}`);
      expect(await pictureOf(reply)).toEqual(expected);
    });

    test('a cut shows that part of the picture', async () => {
      const colour = async (search: string) => {
        const bytes = Buffer.from(await (await get(path + search)).arrayBuffer());
        const { dominant } = await sharp(bytes).stats();
        return dominant.r > 128 ? 'violet' : 'blue';
      };
      expect(await colour('?rect=4,4,30,30&fm=png')).toBe('violet');
      expect(await colour('?rect=60,40,40,30&fm=png')).toBe('blue');
      expect(await colour('?w=20&h=20&fit=crop&crop=focalpoint&fp-x=0.1&fp-y=0.1&fm=png&rect=0,0,80,40')).toBe(
        'violet',
      );
      expect(await colour('?rect=4,4,30,30&fm=png&flip=h')).toBe('violet');
    });

    test('the format follows what the browser takes', async () => {
      const format = async (accept: string) => {
        const reply = await get(`${path}?w=60&auto=format`, { accept });
        expect(reply.headers.get('vary')).toContain('Accept');
        return (await pictureOf(reply)).format;
      };
      expect(await format('image/avif,image/webp,*/*')).toBe('heif');
      expect(await format('image/webp,*/*')).toBe('webp');
      expect(await format('*/*')).toBe('jpeg');
    });

    test('a download has its name, in any script', async () => {
      const reply = await get(`${path}?dl=Recepção.jpg`);
      expect(reply.headers.get('content-disposition')).toBe(
        `attachment; filename="Recep__o.jpg"; filename*=UTF-8''Recep%C3%A7%C3%A3o.jpg`,
      );
    });

    test.each([
      'images/clinica/production/nope.jpg',
      `images/clinica/production/${'0'.repeat(40)}-1x1.jpg`,
      `images/clinica/production/${'0'.repeat(40)}-1x1.jpg?w=10`,
      'images/clinica/production/..%2F..%2F..%2Faccounts.db',
      `images/clinica/other/${'0'.repeat(40)}-1x1.jpg`,
    ])('%s is not found', async (address) => {
      expect((await get(address)).status).toBe(404);
    });

    test('a drawing is delivered as it is, and can run nothing', async () => {
      const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="30" height="20"><script>alert(1)</script></svg>';
      const { document } = (await upload('images', svg, { type: 'image/svg+xml' })).body;
      expect(document._id).toMatch(/-30x20-svg$/);
      const reply = await get(`${document.path}?w=10&auto=format`);
      expect(await reply.text()).toBe(svg);
      expect(reply.headers.get('content-security-policy')).toBe(
        "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      );
      expect(reply.headers.get('x-content-type-options')).toBe('nosniff');
    });
  });

  describe('files', () => {
    test('come back as they went, documents in place and pages as downloads', async () => {
      const pdf = (await upload('files', '%PDF-1.7', { search: '?filename=preparo.pdf', type: 'application/pdf' })).body
        .document;
      expect(pdf).toMatchObject({ _type: 'sanity.fileAsset', extension: 'pdf', originalFilename: 'preparo.pdf' });
      const shown = await get(pdf.path);
      expect(await shown.text()).toBe('%PDF-1.7');
      expect(shown.headers.get('content-disposition')).toBeNull();
      expect((await get(`${pdf.path}?dl`)).headers.get('content-disposition')).toContain('filename="preparo.pdf"');

      const html = (await upload('files', '<script>', { search: '?filename=x.html', type: 'text/html' })).body.document;
      const saved = await get(html.path);
      expect(saved.headers.get('content-disposition')).toContain('attachment');
      expect(saved.headers.get('content-security-policy')).toContain('sandbox');
    });
  });
});

describe('K17: @sanity/asset-utils', () => {
  let delivering: TestLake;
  beforeAll(() => {
    delivering = openTestLake({ LAKE_ASSET_URL: 'https://cdn.clinica.example/' });
  });
  afterAll(() => delivering.close());
  const { stored, get: getDelivered } = assetsOf(() => delivering);

  test('K17: knows the addresses of a host that LAKE_ASSET_URL names', async () => {
    const image = await stored('images', photo);
    const file = await stored('files', 'texto', { search: '?filename=a.txt' });
    const [imageUrl, fileUrl] = [String(image.url), String(file.url)];
    expect(isSanityImageUrl(imageUrl)).toBe(true);
    expect(isSanityFileUrl(fileUrl)).toBe(true);
    expect([imageUrl, `${imageUrl}?w=40`, fileUrl].map(getIdFromString)).toEqual([image._id, image._id, file._id]);
    expect(parseAssetUrl(imageUrl)).toMatchObject({ projectId: 'clinica', dataset: 'production', width: 120 });
    for (const url of [imageUrl, fileUrl])
      expect((await getDelivered(new URL(url).pathname.slice(1))).status).toBe(200);
  });
});

test('what the hook `validate` notes of an upload is in the audit log', async () => {
  const validate: Validate = ({ changes }) =>
    changes.map(({ id }) => ({ id, patch: { set: { label: 'seen' } }, noted: 'file.came' }));
  const own = openTestLake({}, { validate: { module: '', validate } });
  const { _id, label } = await assetsOf(() => own).stored('files', 'laudo');
  expect([label, own.lake.audit.list({ limit: 1 })]).toMatchObject([
    'seen',
    [{ event: 'file.came', subject: _id, details: { dataset: 'production', ids: [_id] } }],
  ]);
  own.close();
});
