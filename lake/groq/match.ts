import { LRUCache } from 'lru-cache';
import { exactPatternsIn, sameCase, wordsOf } from '../store/index/words.ts';
import type { Charge } from './meter.ts';
import type { WordPattern } from '../store/index/word-pattern.ts';

/** Reading a pattern takes longer than comparing with it. */
const UNITS_PER_PATTERN_CHARACTER = 16;

/** Patterns of the queries asked last, by their text. */
const known = new LRUCache<string, readonly WordPattern[]>({
  max: 500,
  maxSize: 100_000,
  sizeCalculation: (_, text) => text.length + 1,
});

/** The operator `match`: whether each word of the patterns is found in the texts. Anything but text matches nothing. */
export function matches(texts: unknown, patterns: unknown, charge: Charge): boolean {
  const wanted = wantedIn(patterns, charge);
  if (wanted.length === 0) return false;
  const words = wordsIn(texts, charge);
  return words.length > 0 && wanted.every((pattern) => foundIn(words, pattern, charge) > 0);
}

/** What `score()` makes of a `match`: more for each word that is found, and found again. As groq-js counts. */
export function matchScore(texts: unknown, patterns: unknown, charge: Charge): number {
  const wanted = wantedIn(patterns, charge);
  const words = wordsIn(texts, charge);
  let score = 0;
  for (const pattern of wanted) {
    const times = foundIn(words, pattern, charge, Infinity);
    score += (times * 2.2) / (times + 1.2);
  }
  return score;
}

/** Words of all texts, ready to be compared with `exactPatternsIn`. */
export function wordsIn(texts: unknown, charge: Charge): readonly string[] {
  const list: readonly unknown[] = Array.isArray(texts) ? texts : [texts];
  const words: string[] = [];
  for (const text of list) {
    if (typeof text !== 'string') continue;
    charge(text.length);
    for (const word of wordsOf(sameCase(text))) words.push(word);
  }
  return words;
}

/** In how many of the words a pattern is found, looking no further than `most`. */
export function foundIn(words: readonly string[], pattern: WordPattern, charge: Charge, most = 1): number {
  let times = 0;
  for (const word of words) {
    charge(pattern.isWhole ? 1 : word.length);
    if (pattern.fits(word)) times += 1;
    if (times >= most) break;
  }
  return times;
}

function wantedIn(patterns: unknown, charge: Charge): readonly WordPattern[] {
  const list: readonly unknown[] = Array.isArray(patterns) ? patterns : [patterns];
  const wanted: WordPattern[] = [];
  for (const text of list) {
    if (typeof text !== 'string') return [];
    charge(text.length * UNITS_PER_PATTERN_CHARACTER);
    for (const pattern of patternsOf(text)) wanted.push(pattern);
  }
  return wanted;
}

function patternsOf(text: string): readonly WordPattern[] {
  const read = known.get(text);
  if (read) return read;
  const made = exactPatternsIn(text);
  known.set(text, made);
  return made;
}
