import { LakeError } from '../errors.ts';
import { parseJson } from '../store/json-values.ts';

/** Documents may be nested a hundred levels deep; a mutation is wrapped around them. */
const MAX_DEPTH = 128;
/**
 * A value takes some sixty bytes of memory however short it is written: a body of `[],[],[]…` would be thirty times as
 * large when it is read. Real ones are longer than this on the average.
 */
export const BYTES_PER_VALUE = 10;
const FEW_VALUES = 10_000;
const [QUOTE, BACKSLASH, OPEN_BRACKET, OPEN_BRACE, CLOSE_BRACKET, CLOSE_BRACE, COMMA] = [34, 92, 91, 123, 93, 125, 44];

/** The JSON of a body that has so many bytes at most. @throws LakeError 413 for too many values, 400 for what is no JSON */
export function parseBody(text: string, maxBytes: number): unknown {
  assertModest(text, Math.max(FEW_VALUES, maxBytes / BYTES_PER_VALUE));
  try {
    return parseJson(text);
  } catch (cause) {
    const reason = cause instanceof Error ? ` ${cause.message}` : '';
    throw new LakeError(400, 'httpBadRequest', `The body is not JSON.${reason}`, { cause });
  }
}

/** @throws LakeError 400 */
export function asObject(value: unknown): Readonly<Record<string, unknown>> {
  if (value !== null && typeof value === 'object' && !Array.isArray(value)) return { ...value };
  throw new LakeError(400, 'httpBadRequest', 'The body must be a JSON object.');
}

/** Whatever walks over nested values later would run out of stack, and parsing too many out of memory. @throws LakeError 400 */
function assertModest(text: string, maxValues: number): void {
  let depth = 0;
  let values = 0;
  let isText = false;
  for (let at = 0; at < text.length; at++) {
    const character = text.charCodeAt(at);
    if (character === QUOTE) isText = !isText;
    else if (isText) at += character === BACKSLASH ? 1 : 0;
    else if (character === COMMA) values += 1;
    else if (character === OPEN_BRACKET || character === OPEN_BRACE) {
      depth += 1;
      values += 1;
    } else if (character === CLOSE_BRACKET || character === CLOSE_BRACE) depth -= 1;
    if (depth > MAX_DEPTH) {
      throw new LakeError(400, 'validationError', `The body may be nested at most ${MAX_DEPTH} levels deep.`);
    }
    if (values > maxValues) {
      throw new LakeError(413, undefined, `The body may hold at most ${Math.round(maxValues)} values.`);
    }
  }
}
