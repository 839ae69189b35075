import type { ServerResponse } from 'node:http';

const HEADER = 'Content-Security-Policy';

export interface WholePage {
  /** Entity tag of the answer; empty when it has none. */
  readonly etag: string;
  readonly text: () => string;
}

/**
 * Completes the policy of each page by what is in the page: Next puts its data into inline scripts, which differ from page
 * to page and from publish to publish, and a nonce would be the same for every visitor of a cached page.
 *
 * Call it behind what compresses, so that pages are seen as text. They are held back until they are whole (cached ones
 * come whole); whatever is not HTML passes.
 */
export function completePolicy(response: ServerResponse, policyFor: (page: WholePage) => string): void {
  const write = response.write.bind(response) as (...all: unknown[]) => boolean;
  const end = response.end.bind(response) as (...all: unknown[]) => ServerResponse;
  const flushHeaders = response.flushHeaders.bind(response);
  const parts: Buffer[] = [];

  const isHeld = () =>
    !response.headersSent && String(response.getHeader('content-type') ?? '').startsWith('text/html');

  response.flushHeaders = () => {
    if (!isHeld()) flushHeaders();
  };
  response.write = ((...all: unknown[]) => {
    if (!isHeld()) return write(...all);
    parts.push(bytesOf(all[0], all[1]));
    const done = doneOf(all);
    if (done) process.nextTick(done);
    return true;
  }) as ServerResponse['write'];
  response.end = ((...all: unknown[]) => {
    // The browser keeps the policy that came with the page; this answer has no page to make one from.
    if (response.statusCode === 304 && !response.headersSent) response.removeHeader(HEADER);
    if (!isHeld()) return end(...all);
    const [chunk, encoding] = all;
    const page = parts.length === 0 ? chunk : Buffer.concat([...parts, bytesOf(chunk, encoding)]);
    const etag = String(response.getHeader('etag') ?? '');
    if (page) response.setHeader(HEADER, policyFor({ etag, text: () => bytesOf(page, encoding).toString() }));
    return end(page, parts.length === 0 ? encoding : undefined, doneOf(all));
  }) as ServerResponse['end'];
}

function doneOf(all: readonly unknown[]): (() => void) | undefined {
  return all.find((argument) => typeof argument === 'function') as (() => void) | undefined;
}

function bytesOf(chunk: unknown, encoding: unknown): Buffer {
  if (chunk instanceof Uint8Array) return Buffer.from(chunk);
  if (typeof chunk !== 'string') return Buffer.alloc(0);
  return Buffer.from(chunk, typeof encoding === 'string' ? (encoding as BufferEncoding) : 'utf8');
}
