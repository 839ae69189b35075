const MARKS = /\p{M}/gu;
/** Most texts of a large dataset are ids, dates and addresses, which need no work. */
const ASCII = /^[\x20-\x7e\s]*$/;

/** Text without diacritics: "Clínica" becomes "Clinica". */
export function fold(text: string): string {
  return ASCII.test(text) ? text : text.normalize('NFD').replace(MARKS, '');
}

/** How groq-js cuts texts and patterns into words; a pattern may hold asterisks. */
const WORD = /([^!@#$%^&*(),\\/?";:{}|[\]+<>\s-])+/g;
const PATTERN_WORD = /([^!@#$%^&(),\\/?";:{}|[\]+<>\s-])+/g;
const OUTER_DOTS = /(\b\.+|\.+\b)/g;
/** groq-js cuts longer ones. */
const LONGEST_PATTERN = 1024;

/** One spelling for all words that a match without regard to case can take for each other; accents do not count either. */
function spelling(word: string): string {
  return fold(word.toUpperCase()).toLowerCase();
}

function cut(text: string, into: RegExp): readonly string[] {
  return text.replace(OUTER_DOTS, '').match(into) ?? [];
}

/** The words of one text, in their common spelling. */
export function wordsIn(text: string): readonly string[] {
  return cut(text, WORD).map(spelling);
}

/** The words of a pattern as they are written, asterisks included. */
export function wordsOfPattern(text: string): readonly string[] {
  return cut(text, PATTERN_WORD);
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
  for (const word of cut(text, WORD)) words.add(spelling(word));
  const folded = fold(text);
  // Letters that fall apart when accents are taken off can end a word, or begin one.
  if (folded !== text) for (const word of cut(folded, WORD)) words.add(spelling(word));
}

/** As `pt::text()` does, which joins the parts of a word that is half bold. */
function joinedSpans(children: readonly unknown[]): string {
  const texts = children.map((child: unknown) => {
    if (typeof child !== 'object' || child === null || !('text' in child) || !('_type' in child)) return '';
    return child._type === 'span' && typeof child.text === 'string' ? child.text : '';
  });
  return texts.length > 1 ? texts.join('') : '';
}

/** A word to be found: its beginning up to the first wildcard, and whether a word of a document fits it. */
export interface WordPattern {
  readonly start: string;
  readonly isWhole: boolean;
  fits(word: string): boolean;
}

/** The words of a pattern, all of which must be found. */
export function patternsIn(text: string): readonly WordPattern[] {
  return wordsOfPattern(text).map((term) => {
    const pattern = spelling(term.slice(0, LONGEST_PATTERN));
    const [start = ''] = pattern.split(/[*.]/, 1);
    return { start, isWhole: start.length === pattern.length, fits: (word) => fitsPattern(word, pattern) };
  });
}

/**
 * `*` stands for any characters; so does `.` here, which stands for one: a letter may be two in the common spelling.
 * Takes time with the product of the lengths, where a regular expression can take for ever.
 */
function fitsPattern(word: string, pattern: string): boolean {
  let [at, from] = [0, 0];
  let [star, retry] = [-1, 0];
  while (at < word.length) {
    const expected = pattern[from];
    if (expected === '*' || expected === '.') {
      star = from;
      retry = at;
      from += 1;
    } else if (expected === word[at]) {
      from += 1;
      at += 1;
    } else if (star >= 0) {
      from = star + 1;
      retry += 1;
      at = retry;
    } else return false;
  }
  while (pattern[from] === '*' || pattern[from] === '.') from += 1;
  return from === pattern.length;
}
