import { z } from 'zod';
import { LakeError } from '../errors.ts';
import { DEFAULT_WRITE_LIMITS } from '../config/limits.ts';
import { asObject, parseBody } from '../transaction/parse-body.ts';

const MAX_BYTES = DEFAULT_WRITE_LIMITS.bodyBytes;
/**
 * The JSON object in a request's body.
 * @throws LakeError 413 when it is too large, 400 when it is not a JSON object
 */
export async function jsonBody(request: Request, maxBytes?: number): Promise<Readonly<Record<string, unknown>>> {
  return asObject(await jsonValue(request, maxBytes));
}

/** Any JSON value in a request's body. @throws LakeError 413 or 400 */
export async function jsonValue(request: Request, maxBytes = MAX_BYTES): Promise<unknown> {
  return parseBody(await limitedText(request, maxBytes), maxBytes);
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

/** The body, when it has the form that is wanted. @throws LakeError 400 saying what is wrong with it */
export async function checkedFields<Fields>(request: Request, schema: z.ZodType<Fields>): Promise<Fields> {
  const result = schema.safeParse(await jsonBody(request));
  if (result.success) return result.data;
  throw new LakeError(400, 'validationError', z.prettifyError(result.error));
}
