import { LakeError } from '../errors.ts';

/** Far above what Studio or an import sends at once; protects memory, not content. */
const MAX_BYTES = 20 * 1024 * 1024;

/**
 * The JSON object in a request's body.
 * @throws LakeError 413 when it is too large, 400 when it is not a JSON object
 */
export async function jsonBody(request: Request): Promise<Readonly<Record<string, unknown>>> {
  const value = await jsonValue(request);
  if (value !== null && typeof value === 'object' && !Array.isArray(value)) return { ...value };
  throw new LakeError(400, 'httpBadRequest', 'The body must be a JSON object.');
}

/** Any JSON value in a request's body. @throws LakeError 413 or 400 */
export async function jsonValue(request: Request): Promise<unknown> {
  const text = await limitedText(request, MAX_BYTES);
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new LakeError(400, 'httpBadRequest', 'The body is not JSON.', { cause });
  }
}

/** Stops reading at the limit: the announced length may be absent or wrong. @throws LakeError 413 */
export async function limitedText(request: Request, maxBytes: number): Promise<string> {
  const tooLarge = new LakeError(413, undefined, `The body may have at most ${Math.round(maxBytes / 1024)} kB.`);
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) throw tooLarge;
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > maxBytes) throw tooLarge;
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}
