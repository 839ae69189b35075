import type { ServerResponse } from 'node:http';

/** What an answer consists of; undefined when it has no text. */
export type Body = string | Uint8Array | undefined;

/**
 * Collects what Next answers and hands it over when it is whole: what comes by a single `end`, and every page, which is held
 * until its last part is there. Whatever else comes in parts (files, answers of routes, parts of pages) is sent as it comes.
 *
 * The one place where methods of a response are replaced: Next writes to nothing else. Call it behind what compresses.
 */
export function collectAnswer(response: ServerResponse, sendWhole: (body: Body) => void): void {
  const write = response.write.bind(response) as (...all: unknown[]) => boolean;
  const end = response.end.bind(response) as (...all: unknown[]) => ServerResponse;
  const flushHeaders = response.flushHeaders.bind(response);
  const parts: Buffer[] = [];

  const isHeld = () => !response.headersSent && isHtml(response);
  const stopCollecting = () => Object.assign(response, { write, end, flushHeaders });

  response.flushHeaders = () => {
    if (!isHeld()) flushHeaders();
  };
  response.write = ((chunk: unknown, ...more: unknown[]) => {
    if (!isHeld()) {
      stopCollecting();
      return write(chunk, ...more);
    }
    parts.push(Buffer.from(bodyOf(chunk, more[0]) ?? ''));
    const done = more.find(isCallback);
    if (done) process.nextTick(done);
    return true;
  }) as ServerResponse['write'];
  response.end = ((...all: unknown[]) => {
    stopCollecting();
    if (response.headersSent) return end(...all);
    const [chunk, encoding] = all;
    const done = all.find(isCallback);
    if (done) response.once('finish', done);
    const last = bodyOf(chunk, encoding);
    sendWhole(parts.length === 0 ? last : Buffer.concat([...parts, Buffer.from(last ?? '')]));
    return response;
  }) as ServerResponse['end'];
}

/** Whether an answer is a page, or what stands in for one. */
export function isHtml(response: ServerResponse): boolean {
  return String(response.getHeader('content-type') ?? '').startsWith('text/html');
}

function isCallback(argument: unknown): argument is () => void {
  return typeof argument === 'function';
}

function bodyOf(chunk: unknown, encoding: unknown): Body {
  if (chunk instanceof Uint8Array) return chunk;
  if (typeof chunk !== 'string') return undefined;
  const isText = typeof encoding !== 'string' || /^utf-?8$/i.test(encoding);
  return isText ? chunk : Buffer.from(chunk, encoding as BufferEncoding);
}
