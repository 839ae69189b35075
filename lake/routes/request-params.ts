import { LakeError } from '../errors.ts';

/**
 * GROQ parameters of a URL: `$name` holds a JSON value.
 * @throws LakeError 400 for a value that is not JSON
 */
export function groqParams(search: URLSearchParams): Record<string, unknown> {
  const params: Record<string, unknown> = {};
  for (const [name, value] of search) {
    if (name.startsWith('$')) params[name.slice(1)] = json(name, value);
  }
  return params;
}

function json(name: string, value: string): unknown {
  try {
    return JSON.parse(value);
  } catch (cause) {
    throw new LakeError(400, 'httpBadRequest', `The value of "${name}" is not JSON.`, { cause });
  }
}

/** A switch in a URL: `true` or `false`. */
export function flag(search: URLSearchParams, name: string, fallback = false): boolean {
  const value = search.get(name);
  return value === null ? fallback : value === 'true';
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
