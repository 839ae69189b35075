import { wordPattern } from './word-pattern.ts';
import type { WordPattern } from './word-pattern.ts';

const MARKS = /\p{M}/gu;
/** Most texts of a large dataset are ids, dates and addresses, which need no work. */
const ASCII = /^[\x20-\x7e\s]*$/;

/** Text without diacritics: "Clínica" becomes "Clinica". */
export function fold(text: string): string {
  return ASCII.test(text) ? text : text.normalize('NFD').replace(MARKS, '');
}

/** Letters outside of ASCII with a capital in it (ı, ſ), and halves of those beyond the first plane. */
const ODD_CASE = /[\u0131\u017f\ud800-\udfff]/;

/** How groq-js cuts texts and patterns into words; a pattern may hold asterisks. */
const WORD = /[^!@#$%^&*(),\\/?";:{}|[\]+<>\s-]+/g;
const PATTERN_WORD = /[^!@#$%^&(),\\/?";:{}|[\]+<>\s-]+/g;
const DOTS = /\.+/g;
const WORD_CHARACTER = /\w/;
/** groq-js cuts longer ones. */
const LONGEST_PATTERN = 1024;

function cut(text: string, into: RegExp): readonly string[] {
  return withoutOuterDots(text).match(into) ?? [];
}

/** groq-js's own expression, `(\b\.+|\.+\b)`, takes time with the square of a row of dots. */
function withoutOuterDots(text: string): string {
  if (!text.includes('.')) return text;
  return text.replace(DOTS, (dots, offset: number) => {
    const isOuter =
      WORD_CHARACTER.test(text.charAt(offset - 1)) || WORD_CHARACTER.test(text.charAt(offset + dots.length));
    return isOuter ? '' : dots;
  });
}

/** The words of one text as they are written. */
export function wordsOf(text: string): readonly string[] {
  return cut(text, WORD);
}

/** The words of a pattern as they are written, asterisks included. */
export function wordsOfPattern(text: string): readonly string[] {
  return cut(text, PATTERN_WORD);
}

/** One spelling for all words that a match without regard to case can take for each other; accents do not count either. */
function spelling(word: string): string {
  return fold(word.toUpperCase());
}

/** The words of one text, in their common spelling. */
export function wordsIn(text: string): readonly string[] {
  return wordsOf(text).map(spelling);
}

/** The words of a pattern in their common spelling, all of which must be found. */
export function patternsIn(text: string): readonly WordPattern[] {
  return wordsOfPattern(text).map((term) => wordPattern(spelling(term.slice(0, LONGEST_PATTERN))));
}

/** The words of a pattern as `match` compares them, with `sameCase` of a word. */
export function exactPatternsIn(text: string): readonly WordPattern[] {
  return wordsOfPattern(text).map((term) => wordPattern(sameCase(term.slice(0, LONGEST_PATTERN))));
}

/** A text in which letters are equal that a regular expression without regard to case takes for equal (ECMA-262, Canonicalize). */
export function sameCase(text: string): string {
  if (!ODD_CASE.test(text)) {
    const upper = text.toUpperCase();
    if (upper.length === text.length) return upper;
  }
  let changed = '';
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charAt(at);
    const upper = unit.toUpperCase();
    const isKept = upper.length !== 1 || (unit > '\x7f' && upper <= '\x7f');
    changed += isKept ? unit : upper;
  }
  return changed;
}

/** Adds the words of every text in the value, as documents hold them: without keys, types, references and dates. */
export function collectWords(value: unknown, words: Set<string>): void {
  if (typeof value === 'string') {
    addWords(value, words);
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) {
    for (const element of value) collectWords(element, words);
    return;
  }
  for (const [name, inner] of Object.entries(value)) if (!name.startsWith('_')) collectWords(inner, words);
  if ('children' in value && Array.isArray(value.children)) addWords(joinedSpans(value.children), words);
}

function addWords(text: string, words: Set<string>): void {
  for (const word of wordsIn(text)) words.add(word);
  const folded = fold(text);
  // Letters that fall apart when accents are taken off can end a word, or begin one.
  if (folded !== text) for (const word of wordsIn(folded)) words.add(word);
}

/** As `pt::text()` does, which joins the parts of a word that is half bold. */
function joinedSpans(children: readonly unknown[]): string {
  const texts = children.map((child: unknown) => {
    if (typeof child !== 'object' || child === null || !('text' in child) || !('_type' in child)) return '';
    return child._type === 'span' && typeof child.text === 'string' ? child.text : '';
  });
  return texts.length > 1 ? texts.join('') : '';
}
