import type { Segment, Source, Traced } from './traced-value.ts';

/** How elements of stored lists are named: by position, or by `_key` where they have one. */
export type ArraySelector = 'index' | 'key';

interface Mapping {
  readonly type: 'value';
  readonly source:
    | { readonly type: 'documentValue'; readonly document: number; readonly path: number }
    | { readonly type: 'literal' | 'unknown' };
}

/** Sanity's format, as `@sanity/client/csm` reads it. */
export interface ContentSourceMap {
  readonly documents: readonly { readonly _id: string; readonly _type: string }[];
  readonly paths: readonly string[];
  /** Keys are JSON paths in the result. One entry stands for everything below it. */
  readonly mappings: Readonly<Record<string, Mapping>>;
}

export function contentSourceMap(result: Traced, selector: ArraySelector): ContentSourceMap {
  const documents = new Table((source: Source) => storedId(source));
  const paths = new Table((path: string) => path);
  const mappings: Record<string, Mapping> = {};

  const visit = (traced: Traced, path: string): void => {
    if (traced.kind === 'object') {
      for (const [name, field] of traced.fields) visit(field, path + step(name, 'index'));
    } else if (traced.kind === 'list') {
      for (const [index, item] of traced.items.entries()) visit(item, path + step(index, 'index'));
    } else if (traced.value !== null && traced.value !== undefined) {
      mappings[path] = { type: 'value', source: sourceOf(traced) };
    }
  };
  const sourceOf = (traced: Exclude<Traced, { kind: 'object' | 'list' }>): Mapping['source'] => {
    if (traced.kind !== 'copy') return { type: traced.kind === 'literal' ? 'literal' : 'unknown' };
    const { source } = traced;
    const path = `$${source.path.map((segment) => step(segment, selector)).join('')}`;
    return { type: 'documentValue', document: documents.indexOf(source), path: paths.indexOf(path) };
  };
  visit(result, '$');
  return {
    documents: documents.entries.map((source) => ({ _id: storedId(source), _type: source.document._type })),
    paths: paths.entries,
    mappings,
  };
}

/** Editors open what is stored: the draft, not the published document it is shown as. */
function storedId({ document }: Source): string {
  return typeof document._originalId === 'string' ? document._originalId : document._id;
}

/** Numbers each different entry in the order of its first use. */
class Table<T> {
  readonly entries: T[] = [];
  readonly #indexes = new Map<string, number>();
  readonly #keyOf: (entry: T) => string;

  constructor(keyOf: (entry: T) => string) {
    this.#keyOf = keyOf;
  }

  indexOf(entry: T): number {
    const key = this.#keyOf(entry);
    const known = this.#indexes.get(key);
    if (known !== undefined) return known;
    this.#indexes.set(key, this.entries.length);
    return this.entries.push(entry) - 1;
  }
}

const ESCAPES: Readonly<Record<string, string>> = {
  '\f': '\\f',
  '\n': '\\n',
  '\r': '\\r',
  '\t': '\\t',
  "'": "\\'",
  '\\': '\\\\',
};

function step(segment: Segment, selector: ArraySelector): string {
  if (typeof segment === 'string') return `['${escape(segment)}']`;
  if (typeof segment === 'number') return `[${segment}]`;
  return selector === 'key' ? `[?(@._key=='${escape(segment.key)}')]` : `[${segment.index}]`;
}

function escape(name: string): string {
  return name.replace(/[\f\n\r\t'\\]/g, (sign) => ESCAPES[sign] ?? sign);
}
