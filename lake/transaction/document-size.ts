import { Failure } from './failure.ts';

/**
 * Refuses a document that would be too large as JSON, without making that JSON: patches put one value in many places,
 * which costs nothing in memory and everything on paper.
 * @throws Failure validationError
 */
export function assertSize(id: string, document: unknown, limit: number): void {
  let left = limit;
  const visit = (value: unknown): void => {
    left -= typeof value === 'string' ? value.length + 2 : 2;
    if (left < 0) throw tooLarge(id, limit);
    if (value === null || typeof value !== 'object') return;
    if (Array.isArray(value)) {
      for (const element of value) visit(element);
    } else {
      for (const [name, inner] of Object.entries(value)) {
        left -= name.length + 3;
        visit(inner);
      }
    }
  };
  visit(document);
}

export function tooLarge(id: string, limit: number): Failure {
  const size = Math.round(limit / 1024);
  return new Failure('validationError', `The document "${id}" is too large: it may have at most ${size} kB as JSON.`, {
    id,
  });
}
