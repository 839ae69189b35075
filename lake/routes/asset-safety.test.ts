import sharp from 'sharp';
import { animation, assetsOf, colour } from './testing-assets.ts';
import { openTestLake } from './testing.ts';
import type { TestLake } from './testing.ts';

let lake: TestLake;
beforeAll(() => {
  lake = openTestLake();
});
afterAll(() => lake.close());

const { stored, get } = assetsOf(() => lake);

describe('what could run on the site', () => {
  test.each([
    ['text/html', '<script>alert(1)</script>'],
    ['image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['application/xhtml+xml', '<html xmlns="http://www.w3.org/1999/xhtml"><script>alert(1)</script></html>'],
    ['text/javascript', 'alert(1)'],
  ])('as a file of type %s is a download without rights', async (type, content) => {
    const { path } = await stored('files', content, { search: '?filename=a.bin', type });
    const { headers } = await get(path);
    expect(headers.get('content-disposition')).toMatch(/^attachment;/);
    expect(headers.get('content-security-policy')).toContain('sandbox');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  test.each([
    'text/javascript',
    'application/javascript',
    'Application/X-ECMAScript',
    'module/jscript',
    'application/wasm',
  ])('as a file of type %s is no script to a page of the site, which may load its own scripts', async (type) => {
    const { path } = await stored('files', 'alert(1)', { search: '?filename=a.js', type });
    expect((await get(path)).headers.get('content-type')).toBe('application/octet-stream');
  });

  test('as a picture that is a script at the same time keeps the type of a picture', async () => {
    const picture = await sharp(await colour('#123456'))
      .gif()
      .toBuffer();
    const { path } = await stored('images', Buffer.concat([picture, Buffer.from('*/=1;alert(1)//')]), {
      search: '?filename=a.js',
      type: 'text/javascript',
    });
    const reply = await get(path);
    expect([reply.headers.get('content-type'), reply.headers.get('x-content-type-options')]).toEqual([
      'image/gif',
      'nosniff',
    ]);
    expect(path).toMatch(/\.gif$/);
    expect(Buffer.from(await reply.arrayBuffer()).includes('alert')).toBe(false);
  });

  test('as a drawing is shown where nothing runs', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
    const { path } = await stored('images', Buffer.from(svg), { type: 'image/svg+xml' });
    const { headers } = await get(path);
    expect(headers.get('content-type')).toBe('image/svg+xml');
    expect(headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/);
  });

  test('is not believed by the type it says: a page that begins like a picture is kept as the picture only', async () => {
    const gif = await animation();
    const { path } = await stored('images', Buffer.concat([gif, Buffer.from('<script>alert(1)</script>')]), {
      type: 'text/html',
    });
    const reply = await get(path);
    expect(reply.headers.get('content-type')).toBe('image/gif');
    expect(Buffer.from(await reply.arrayBuffer()).includes('<script>')).toBe(false);
  });

  test('cannot be smuggled into the headers by editing the document', async () => {
    const { path } = await stored('files', 'x', { search: '?filename=a.txt', type: 'text/plain' });
    const name = path.split('/').pop() ?? '';
    const mutations = [
      {
        patch: {
          id: `file-${name.replace('.', '-')}`,
          set: { mimeType: 'text/html\r\nset-cookie: a=b', originalFilename: 'a\ud800\r\n"b.txt' },
        },
      },
    ];
    expect((await lake.ask('/data/mutate/production', { as: 'editor', body: { mutations } })).status).toBe(200);
    const { status, headers } = await get(path);
    expect([status, headers.get('content-type')]).toEqual([200, 'application/octet-stream']);
  });
});
