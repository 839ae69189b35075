import { collectWords, patternsIn, wordsIn } from './words.ts';
import { publishedId } from '../ids.ts';
import type { StoredDocument } from '../types.ts';
import type { WordPattern } from './word-pattern.ts';

/**
 * Words as the table `words` keeps them. Its tokenizer takes every character for a part of a word that `words.ts` leaves in
 * one, but for control characters. Terms are cut: an index may give too many documents, and never too few.
 */
const MAX_TERM = 64;
/** Begins the words of ids, so that they are not found as words of the content. */
const OF_ID = '~';
/** A document that is too large to be looked into: it may hold any word. A megabyte of words takes a save half a second. */
const ANY_WORD = '~~';
const LARGE_CHARACTERS = 100_000;
/** Of a pattern, that are looked for: whatever has all words has these. */
const MOST_TERMS = 6;

/** What FTS5's tokenizer `ascii` does not take for a part of a word, as the table is made. Folding can bring it in: ≮ is < and a mark. */
const NO_TERM = /[\p{Cc}\s!-&(-\-/:-<>-@[-^{-}]/gu;

function termOf(word: string): string {
  return word.slice(0, MAX_TERM).replace(NO_TERM, '\ufffd');
}

/** The terms under which a document is found, separated by spaces. */
export function termsOf(id: string, document: StoredDocument): string {
  const isLarge = charactersIn(document) > LARGE_CHARACTERS;
  const words = new Set<string>();
  if (!isLarge) collectWords(document, words);
  const terms = new Set(isLarge ? [ANY_WORD] : [...words].map(termOf));
  for (const word of [...wordsIn(id), ...wordsIn(publishedId(id))]) terms.add(OF_ID + termOf(word));
  return [...terms].join(' ');
}

/** Whether two states of a document, or two parts of them, certainly have the same words. */
export function hasSameTexts(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one === 'string' || typeof other === 'string') return false;
  const [first, second] = [fieldsOf(one), fieldsOf(other)];
  return Object.keys({ ...first, ...second }).every((name) => hasSameTexts(first[name], second[name]));
}

/** Names with an underscore are not searched; what a part is decides whether the parts of a paragraph are joined. */
function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(Object.entries(value).filter(([name]) => name === '_type' || !name.startsWith('_')));
}

/** Characters of all texts in a value. */
function charactersIn(value: unknown): number {
  if (typeof value === 'string') return value.length;
  if (typeof value !== 'object' || value === null) return 0;
  let characters = 0;
  for (const inner of Object.values(value)) characters += charactersIn(inner);
  return characters;
}

/** Where the words of a pattern may stand. */
export interface SearchedParts {
  readonly content: boolean;
  readonly ids: boolean;
}

/**
 * The expression of FTS5 for documents that may hold every word of a pattern. Undefined when they may be any; null when they
 * are none, for a pattern without words matches nothing.
 */
export function expressionFor(pattern: string, parts: SearchedParts): string | null | undefined {
  const words = patternsIn(pattern);
  if (words.length === 0) return null;
  const found = new Set(
    words.filter(({ start }) => !/^[\ud800-\udbff]?$/.test(start)).map((word) => anyOf(word, parts)),
  );
  if (found.size === 0) return undefined;
  // The longest find the fewest. More of them would take longer than they save.
  const all = [...found]
    .sort((one, other) => other.length - one.length)
    .slice(0, MOST_TERMS)
    .join(' AND ');
  return parts.content ? `(${all}) OR ${quoted(ANY_WORD)}` : all;
}

/** How many beginnings of words an expression compares, and how many words it looks for. */
export function costOf(expression: string): { readonly prefixes: number; readonly words: number } {
  const prefixes = expression.split('"*').length - 1;
  return { prefixes, words: (expression.split('"').length - 1) / 2 - prefixes };
}

function anyOf({ start, isWhole }: WordPattern, { content, ids }: SearchedParts): string {
  const isCut = start.length >= MAX_TERM;
  // Half of a character is the beginning of another one.
  const word = isWhole ? start : start.replace(/[\ud800-\udbff]$/, '');
  const term = (prefix: string) => quoted(prefix + termOf(word)) + (isWhole && !isCut ? '' : '*');
  const places = [...(content ? [term('')] : []), ...(ids ? [term(OF_ID)] : [])];
  return places.length > 1 ? `(${places.join(' OR ')})` : places.join('');
}

/** Words have no quotation marks. */
function quoted(term: string): string {
  return `"${term}"`;
}
