import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import Negotiator from 'negotiator';

/** Denser than what is made anew for each visitor; only the first one waits, for some hundredths of a second. */
const pack = {
  br: (page: Uint8Array) =>
    promisify(brotliCompress)(page, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
    }),
  gzip: (page: Uint8Array) => promisify(gzip)(page, { level: 9 }),
} as const satisfies Record<string, (page: Uint8Array) => Promise<Buffer>>;

type Encoding = keyof typeof pack;

/** By the bytes of the page as they are remembered elsewhere: what is forgotten there is forgotten here. */
const packed = new WeakMap<Uint8Array, Map<Encoding, Promise<Buffer>>>();

/** Says that these bytes are a page that many visitors get: `packPages` knows them by their identity. */
export function packOnce(page: Uint8Array): void {
  packed.set(page, new Map());
}

/**
 * Sends the pages of `packOnce` compressed once for everybody; what is made for one visitor is left to what compresses as
 * it goes. Call it behind that, and before whatever hands over those pages.
 */
export function packPages(request: IncomingMessage, response: ServerResponse): void {
  const end = response.end.bind(response) as (...all: unknown[]) => ServerResponse;
  response.end = ((...all: unknown[]) => {
    const [page] = all;
    const known = page instanceof Uint8Array && !response.headersSent ? packed.get(page) : undefined;
    const encoding = known && encodingFor(request);
    if (!encoding) return end(...all);
    // All who ask while it is being made wait for the same.
    const making = known.get(encoding) ?? pack[encoding](page as Uint8Array);
    known.set(encoding, making);
    const send = async () => {
      const bytes = await making;
      response.setHeader('Content-Encoding', encoding);
      response.setHeader('Content-Length', bytes.length);
      end(bytes);
    };
    send().catch(() => end(...all));
    return response;
  }) as ServerResponse['end'];
}

function encodingFor(request: IncomingMessage): Encoding | undefined {
  const accepted = new Negotiator(request).encodings(['br', 'gzip']);
  return (['br', 'gzip'] as const).find((encoding) => accepted.includes(encoding));
}
