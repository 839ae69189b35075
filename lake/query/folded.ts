import type { StoredDocument } from '../store/types.ts';

/**
 * Names of hidden attributes on searchable documents. groq-js reads own attributes whether enumerable or not, and
 * copies only enumerable ones, so rewritten queries can use these and results never show them.
 */
export const TEXT = '\u0000text';
export const FOLDED = '\u0000folded';

/** Ends one text and begins another where all texts of a document are joined; a phrase does not reach across it. */
export const BREAK = '\u2029';

const MARKS = /\p{M}/gu;
/** Most texts of a large dataset are ids, dates and addresses, which need no work. */
const ASCII = /^[\x20-\x7e\s]*$/;

/** Text without diacritics: "Clínica" becomes "Clinica". */
export function fold(text: string): string {
  return ASCII.test(text) ? text : text.normalize('NFD').replace(MARKS, '');
}

const searchable = new WeakMap<StoredDocument, StoredDocument>();

/** The document with the hidden attributes; they are computed when a query first reads them, and kept. */
export function searchableDocument(document: StoredDocument): StoredDocument {
  const known = searchable.get(document);
  if (known) return known;
  const copy = { ...document };
  hide(copy, TEXT, () => fold(textOf(document).join(BREAK)));
  hide(copy, FOLDED, () => foldAll(document));
  searchable.set(document, copy);
  return copy;
}

function hide(target: object, name: string, compute: () => unknown): void {
  let made: { value: unknown } | undefined;
  Object.defineProperty(target, name, { enumerable: false, get: () => (made ??= { value: compute() }).value });
}

/**
 * Every text in the value, without the machinery: keys, types, references and revisions start with an underscore. The
 * spans of a paragraph are one text, because formatting may change in the middle of a phrase or even a word.
 */
function textOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(textOf);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    if (key.startsWith('_')) return [];
    return key === 'children' && isSpans(inner) ? [inner.map(({ text }) => text).join('')] : textOf(inner);
  });
}

function isSpans(value: unknown): value is readonly { readonly text: string }[] {
  return Array.isArray(value) && value.every((child: unknown) => typeof child === 'object' && hasText(child));
}

function hasText(child: object | null): boolean {
  return child !== null && 'text' in child && typeof child.text === 'string';
}

/** What a search reads of a value that is not a document as stored: texts without diacritics. */
export function searchedTexts(value: unknown): unknown {
  if (typeof value === 'string') return fold(value);
  return Array.isArray(value) ? value.flatMap(textOf).map(fold) : textOf(value).map(fold);
}

function foldAll(value: unknown): unknown {
  if (typeof value === 'string') return fold(value);
  if (Array.isArray(value)) return value.map(foldAll);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, foldAll(inner)]));
}
