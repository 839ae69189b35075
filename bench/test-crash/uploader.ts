import { createHash, randomBytes } from 'node:crypto';
import sharp from 'sharp';
import type { Findings } from './stored.ts';
import type { LakeChild } from './lake-child.ts';
import type { Acknowledged } from './writer.ts';

/** What the lake said it has: path of a file → its SHA-256. */
export type Uploads = Map<string, string>;

/** Sent to a bucket in more than one part. */
const LARGE_BYTES = 6_000_000;

/** One client of the storm that sends pictures and files. Of those that a kill cuts off, it sends every other one again. */
export class Uploader {
  readonly #lake: LakeChild;
  readonly #acknowledged: Acknowledged;
  readonly #uploads: Uploads;
  #step = 0;
  #content: Buffer | undefined;

  constructor(lake: LakeChild, acknowledged: Acknowledged, uploads: Uploads) {
    this.#lake = lake;
    this.#acknowledged = acknowledged;
    this.#uploads = uploads;
  }

  /** As `storm` of a writer. */
  async storm(goesOn: () => boolean | Promise<boolean>): Promise<void> {
    while (await goesOn()) {
      const content = (this.#content ??= await contentOf(this.#step));
      const document = await this.#send(content);
      this.#step += 1;
      if (document || this.#step % 2 === 0) this.#content = undefined;
      if (!document) return;
      this.#acknowledged.set(document._rev, { documents: [document._id], at: Date.now() });
      this.#uploads.set(document.path, sha256(content));
    }
  }

  async #send(content: Buffer): Promise<{ _id: string; _rev: string; path: string } | undefined> {
    const kind = isPicture(content) ? 'images' : 'files';
    let response: Response;
    let text: string;
    try {
      response = await fetch(`${this.#lake.url}/assets/${kind}/production?filename=a.bin`, {
        method: 'POST',
        headers: { authorization: `Bearer ${this.#lake.token}` },
        body: new Uint8Array(content),
      });
      text = await response.text();
    } catch {
      // As for a writer.
      return undefined;
    }
    if (response.status !== 200) throw new Error(`The lake answered ${response.status}: ${text.slice(0, 500)}`);
    return (JSON.parse(text) as { document: { _id: string; _rev: string; path: string } }).document;
  }
}

/** What was taken comes back byte for byte. */
export async function checkUploads(
  lake: LakeChild,
  uploads: Iterable<readonly [string, string]>,
  findings: Findings,
): Promise<void> {
  for (const [path, hash] of uploads) {
    const response = await fetch(new URL(`/${path}`, lake.url), { headers: { authorization: `Bearer ${lake.token}` } });
    findings.same([response.status, sha256(await response.bytes())], [200, hash], `the upload ${path}`);
  }
}

async function contentOf(step: number): Promise<Buffer> {
  if (step % 3 !== 0) return randomBytes(step % 7 === 0 ? LARGE_BYTES : 1 + ((step * 977) % 50_000));
  const raw = { width: 30, height: 20, channels: 3 } as const;
  return sharp(randomBytes(30 * 20 * 3), { raw })
    .png()
    .toBuffer();
}

function isPicture(content: Buffer): boolean {
  return content.toString('latin1', 1, 4) === 'PNG';
}

function sha256(content: Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}
