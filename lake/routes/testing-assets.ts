import sharp from 'sharp';
import type { TestLake } from './testing.ts';

/** Test support: a document that describes a stored file. */
export interface Asset {
  readonly _id: string;
  readonly path: string;
  readonly metadata: Record<string, unknown>;
  readonly [attribute: string]: unknown;
}

interface Upload {
  readonly search?: string;
  /** Media type that the sender claims. */
  readonly type?: string;
  readonly as?: string;
}

/** Ways to send files to a lake and to ask for them. */
export function assetsOf(lake: () => TestLake) {
  async function upload(kind: 'images' | 'files', content: Uint8Array | string, options: Upload = {}) {
    const { search = '', type = 'application/octet-stream', as = 'editor' } = options;
    const reply = await lake().app(
      new Request(`http://lake.test/v2021-06-07/assets/${kind}/production${search}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${lake().token(as)}`, 'content-type': type },
        body: typeof content === 'string' ? content : new Uint8Array(content),
      }),
    );
    return { status: reply.status, body: (await reply.json()) as { document: Asset; message?: string } };
  }
  /** The document of what was sent; it has to be taken. */
  const stored = async (...sent: Parameters<typeof upload>): Promise<Asset> => {
    const { status, body } = await upload(...sent);
    expect(status).toBe(200);
    return body.document;
  };
  const get = async (path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Response> =>
    await lake().app(new Request(`http://lake.test/${path}`, { headers, method }));
  return { upload, stored, get };
}

export function colour(background: string): Promise<Buffer> {
  return sharp({ create: { width: 40, height: 20, channels: 3, background } })
    .png()
    .toBuffer();
}

/** Three pictures, shown for 100, 200 and 300 ms. */
export async function animation(): Promise<Buffer> {
  const frames = await Promise.all(['#c01030', '#10c030', '#1030c0'].map(colour));
  return sharp(frames, { join: { animated: true } })
    .gif({ delay: [100, 200, 300] })
    .toBuffer();
}
