import { LakeError } from '../errors.ts';

/** Far above what Studio or an import sends at once; protects memory, not content. */
const MAX_BYTES = 20 * 1024 * 1024;

/**
 * The JSON object in a request's body.
 * @throws LakeError 413 when it is too large, 400 when it is not a JSON object
 */
export async function jsonBody(request: Request): Promise<Readonly<Record<string, unknown>>> {
  const tooLarge = new LakeError(413, undefined, `The body may have at most ${MAX_BYTES / 1024 / 1024} MB.`);
  if (Number(request.headers.get('content-length') ?? 0) > MAX_BYTES) throw tooLarge;
  const text = await limitedText(request, tooLarge);
  try {
    const value: unknown = JSON.parse(text);
    if (value !== null && typeof value === 'object' && !Array.isArray(value)) return { ...value };
  } catch (cause) {
    throw new LakeError(400, 'httpBadRequest', 'The body is not JSON.', { cause });
  }
  throw new LakeError(400, 'httpBadRequest', 'The body must be a JSON object.');
}

/** Stops reading at the limit: the announced length may be absent or wrong. */
async function limitedText(request: Request, tooLarge: LakeError): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > MAX_BYTES) throw tooLarge;
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}
