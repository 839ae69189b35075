import { type IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { type BrotliCompress, constants, createBrotliCompress } from 'node:zlib';
import { BrotliCache, QUALITY } from './brotli-cache.ts';

type Sending = 'as it is' | 'whole' | 'in parts';
type Done = (error?: Error | null) => void;

const COMPRESSIBLE = /^(?:text\/(?!event-stream)|application\/(?:[a-z.-]+\+)?(?:javascript|json|xml)|image\/svg)/;
const BROTLI = /(?:^|,)\s*br\s*(?:$|,|;(?!\s*q=0(?:\.0*)?\s*(?:$|,)))/;
/** Bytes above which a body is not held in memory. */
const LARGE = 2 * 1024 * 1024;

const cache = new BrotliCache();

/** Whether a browser that reads Brotli asks for a page or one of its files. */
function wantsBrotli({ method, url = '', headers }: IncomingMessage): boolean {
  if (method !== 'GET' || headers.range || !BROTLI.test(headers['accept-encoding'] ?? '')) return false;
  return url.startsWith('/_next/static/') || (headers.accept?.includes('text/html') ?? false);
}

/**
 * A response that goes out in Brotli where the browser takes it; Next knows gzip only, and compresses a page anew for
 * every visitor. Bodies with an entity tag are compressed once and kept, what is streamed is compressed as it comes, and
 * everything besides pages and their files is left to Next. For `createServer({ ServerResponse: BrotliResponse })`.
 */
export class BrotliResponse<Request extends IncomingMessage = IncomingMessage> extends ServerResponse<Request> {
  #sending: Sending | undefined;
  #parts: Buffer[] = [];
  #isComplete = false;
  #encoder: BrotliCompress | undefined;

  constructor(request: Request) {
    super(request);
    if (wantsBrotli(request)) request.headers['accept-encoding'] = 'identity';
    else this.#sending = 'as it is';
  }

  override write(chunk: unknown, ...rest: unknown[]): boolean {
    const sending = this.#decide();
    if (sending === 'as it is') return super.write(chunk, ...(rest as [BufferEncoding, Done]));
    const part = bytesOf(chunk, rest[0]);
    if (sending === 'in parts') return this.#encode(part, rest.find(isDone));
    this.#parts.push(part);
    rest.find(isDone)?.();
    return true;
  }

  override end(...all: unknown[]): this {
    const sending = this.#decide();
    if (sending === 'as it is') return super.end(...(all as [unknown, BufferEncoding, () => void]));
    const done = all.find(isDone);
    const [chunk, encoding] = all;
    const last = chunk === undefined || chunk === null || isDone(chunk) ? undefined : bytesOf(chunk, encoding);
    if (sending === 'in parts') {
      this.#encoder?.once('end', () => super.end(done));
      this.#encoder?.end(last);
      return this;
    }
    if (last) this.#parts.push(last);
    const body = this.#compressed(Buffer.concat(this.#parts));
    this.#parts = [];
    this.setHeader('content-length', body.length);
    this.#isComplete = true;
    return super.end(body, done);
  }

  /** Next's own compression wants the head out before the body, but the whole body decides what the head says. */
  override writeHead(status: number, ...rest: unknown[]): this {
    // Headers that come with it have not been seen: nothing is known about such a response.
    if (rest.some((part) => typeof part === 'object')) this.#sending ??= 'as it is';
    if (!this.#sending) this.statusCode = status;
    if (this.#decide() === 'whole' && !this.#isComplete) return this;
    return this.headersSent ? this : super.writeHead(status, ...(rest as [OutgoingHttpHeaders]));
  }

  override flushHeaders(): void {
    if (this.#decide() !== 'whole') super.flushHeaders();
  }

  /** Sends what was written so far; Next calls it after each part of a page that is streamed. */
  flush(): void {
    this.#encoder?.flush(constants.BROTLI_OPERATION_FLUSH);
  }

  /** What to do, now that the head is known and nothing of it has been sent. */
  #decide(): Sending {
    if (this.#sending) return this.#sending;
    const type = String(this.getHeader('content-type') ?? '');
    const length = Number(this.getHeader('content-length') ?? Number.NaN);
    const control = String(this.getHeader('cache-control') ?? '');
    const hasBody = this.statusCode >= 200 && ![204, 206, 304].includes(this.statusCode) && length !== 0;
    const isFree = !this.headersSent && !this.hasHeader('content-encoding') && !control.includes('no-transform');
    if (!hasBody || !isFree || !COMPRESSIBLE.test(type)) {
      this.#sending = 'as it is';
      return this.#sending;
    }
    // What one visitor alone may see, such as a draft, is not kept.
    const isShared = this.statusCode === 200 && this.hasHeader('etag') && !/private|no-store/.test(control);
    this.#sending = isShared && length <= LARGE ? 'whole' : 'in parts';
    const vary = String(this.getHeader('vary') ?? '');
    if (!/accept-encoding/i.test(vary))
      this.setHeader('vary', vary === '' ? 'Accept-Encoding' : `${vary}, Accept-Encoding`);
    this.setHeader('content-encoding', 'br');
    // Another form of the same content: its tag may no longer say that every byte is the same (RFC 9110, 8.8.1).
    const tag = String(this.getHeader('etag') ?? 'W/');
    if (!tag.startsWith('W/')) this.setHeader('etag', `W/${tag}`);
    if (this.#sending === 'in parts') this.#startEncoder();
    return this.#sending;
  }

  #startEncoder(): void {
    this.removeHeader('content-length');
    const encoder = createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } });
    encoder.on('data', (data: Buffer) => {
      if (!super.write(data)) {
        encoder.pause();
        this.once('drain', () => encoder.resume());
      }
    });
    this.once('close', () => encoder.destroy());
    this.#encoder = encoder;
    // Next asks whether the head is sent before it decides what else to do.
    super.writeHead(this.statusCode);
  }

  #encode(part: Buffer, done: Done | undefined): boolean {
    const more = this.#encoder?.write(part, done) ?? true;
    if (!more) this.#encoder?.once('drain', () => this.emit('drain'));
    return more;
  }

  #compressed(body: Buffer): Buffer {
    const { pathname } = new URL(this.req.url ?? '/', 'http://site');
    return cache.get(`${pathname} ${String(this.getHeader('etag'))} ${body.length}`, body);
  }
}

function isDone(value: unknown): value is Done {
  return typeof value === 'function';
}

function bytesOf(chunk: unknown, encoding: unknown): Buffer {
  if (chunk instanceof Uint8Array) return Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength);
  return Buffer.from(String(chunk), typeof encoding === 'string' && Buffer.isEncoding(encoding) ? encoding : 'utf8');
}
