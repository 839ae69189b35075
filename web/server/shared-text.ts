import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import Negotiator from 'negotiator';

/** Denser than what is made anew for each visitor; only the first one waits, for some hundredths of a second. */
const compressors = {
  br: (text: Uint8Array) =>
    promisify(brotliCompress)(text, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
      },
    }),
  gzip: (text: Uint8Array) => promisify(gzip)(text, { level: 9 }),
} as const satisfies Record<string, (text: Uint8Array) => Promise<Buffer>>;

type Encoding = keyof typeof compressors;

/** A text that many visitors get: compressed once for all of them. */
export class SharedText {
  readonly bytes: Buffer;
  /** All who ask while one is being made wait for the same. */
  readonly #compressed = new Map<Encoding, Promise<Buffer>>();

  constructor(text: string) {
    this.bytes = Buffer.from(text);
  }

  /** Ends a response with the text, in the best coding that the browser takes. */
  async send(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const encoding = preferredEncoding(request);
    // Whatever length was said before was that of another text.
    response.setHeader('Content-Length', this.bytes.length);
    if (!encoding) return void response.end(this.bytes);
    try {
      const making = this.#compressed.get(encoding) ?? compressors[encoding](this.bytes);
      this.#compressed.set(encoding, making);
      const dense = await making;
      response.setHeader('Content-Encoding', encoding);
      response.setHeader('Content-Length', dense.length);
      response.end(dense);
    } catch {
      response.end(this.bytes);
    }
  }
}

function preferredEncoding(request: IncomingMessage): Encoding | undefined {
  const accepted = new Negotiator(request).encodings(['br', 'gzip']);
  return (['br', 'gzip'] as const).find((encoding) => accepted.includes(encoding));
}
