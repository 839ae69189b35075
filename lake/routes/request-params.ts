import { LakeError } from '../errors.ts';
import { parseJson } from '../store/json-values.ts';

/** GROQ, "Parameters": an identifier behind the dollar sign. */
const PARAMETER = /^\$\w+$/;

/**
 * GROQ parameters of a URL: `$name` holds a JSON value.
 * @throws LakeError 400 for a name that no query can use, and for a value that is not JSON
 */
export function groqParams(search: URLSearchParams): Record<string, unknown> {
  const params: Record<string, unknown> = {};
  for (const [name, value] of search) {
    if (!name.startsWith('$')) continue;
    // Others would be names of an object of ours, and V8 takes them for those that it parses later (`parseJson`).
    if (!PARAMETER.test(name))
      throw new LakeError(400, 'httpBadRequest', `"${name}" cannot be the name of a parameter.`);
    params[name.slice(1)] = json(name, value);
  }
  return params;
}

function json(name: string, value: string): unknown {
  try {
    return parseJson(value);
  } catch (cause) {
    throw new LakeError(400, 'httpBadRequest', `The value of "${name}" is not JSON.`, { cause });
  }
}

/** A switch in a URL: `true` or `false`. */
export function flag(search: URLSearchParams, name: string, fallback = false): boolean {
  const value = search.get(name);
  return value === null ? fallback : value === 'true';
}

const DEFAULT_PAGE = 100;
const MAX_PAGE = 500;

/**
 * One page of a list that grows at its end, newest first. The cursor counts from the oldest entry, so that it stays right
 * while new ones arrive.
 */
export function newestPage<T>(
  oldestFirst: readonly T[],
  search: URLSearchParams,
): { readonly entries: readonly T[]; readonly nextCursor: string } {
  const end = Math.min(wholeNumber(search.get('nextCursor')) ?? oldestFirst.length, oldestFirst.length);
  const start = Math.max(0, end - Math.min(wholeNumber(search.get('limit')) ?? DEFAULT_PAGE, MAX_PAGE));
  return { entries: oldestFirst.slice(start, end).toReversed(), nextCursor: start > 0 ? String(start) : '' };
}

function wholeNumber(text: string | null): number | undefined {
  return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}

/** A comma-separated list of document ids from a path; each may be URL-encoded by itself. */
export function idList(path: string): readonly string[] {
  return path
    .split(',')
    .map((id) => decoded(id).trim())
    .filter(Boolean);
}

function decoded(id: string): string {
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}
