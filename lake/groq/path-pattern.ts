import { Path } from 'groq-js';
import type { Charge } from './meter.ts';

/** groq-js does not type it (see `syntax-tree.ts`); a value of this class is a path for it. */
const BasePath = Path as new (pattern: string) => { matches(id: string): boolean; toJSON(): string };

/**
 * A path of GROQ: `*` stands for one segment between dots, `**` for any number of them. groq-js makes a regular expression
 * of it, which takes for ever with some `**` in it, and in which a dot stands for any character.
 */
export class LinearPath extends BasePath {
  readonly #pattern: string;
  readonly #segments: readonly string[];
  readonly #charge: Charge;

  constructor(pattern: string, charge: Charge) {
    super('');
    this.#pattern = pattern;
    this.#segments = pattern.split('.');
    this.#charge = charge;
  }

  override matches(id: string): boolean {
    return fitsPath(id, this.#segments, this.#charge);
  }

  override toJSON(): string {
    return this.#pattern;
  }
}

/** Whether ids fit a path, for paths that many ids are compared with. */
export function pathTest(pattern: string): (id: string) => boolean {
  const segments = pattern.split('.');
  // With one `**` a regular expression takes linear time, and a fifth of what the comparison takes.
  if (segments.filter((segment) => segment === '**').length > 1) return (id) => fitsPath(id, segments);
  const sources = segments.map((segment) => {
    if (segment === '**') return '.*';
    return segment === '*' ? '[^.]+' : segment.replace(/[\\^$*+?()[\]{}|]/g, String.raw`\$&`);
  });
  const expression = new RegExp(`^${sources.join(String.raw`\.`)}$`, 's');
  return (id) => expression.test(id);
}

/** Whether an id fits the segments of a path. */
function fitsPath(id: string, pattern: readonly string[], charge: Charge = () => undefined): boolean {
  const segments = id.split('.');
  charge(id.length);
  let [at, from] = [0, 0];
  let [any, retry] = [-1, 0];
  while (at < segments.length) {
    charge(1);
    const expected = pattern[from];
    if (expected === '**') {
      any = from;
      retry = at + 1;
      from += 1;
      at = retry;
    } else if (expected !== undefined && (expected === segments[at] || (expected === '*' && segments[at] !== ''))) {
      from += 1;
      at += 1;
    } else if (any >= 0) {
      retry += 1;
      from = any + 1;
      at = retry;
    } else return false;
  }
  return from === pattern.length;
}
