import type { Random } from './random.ts';

const ODD = [
  '',
  ' ',
  '\0',
  '\ud800',
  '\udc00\ud800',
  '💥',
  '👩🏽‍⚕️',
  'é',
  'é',
  'ﬃ',
  'İ',
  'ß',
  '‮',
  '﻿',
  '\u2029',
  'hasOwnProperty',
  '__proto__',
  'constructor',
  'null',
  '[object Object]',
  'NaN',
  '1e999',
  '-1',
  '\\',
  '"',
  "'",
  '${1}',
  'clínica',
  'Consulta de cardiologia',
  'a.b.c',
  'a-b_c',
  '*',
  '**',
  '.',
  '?',
  '(',
  '[',
  '{',
  '+',
  '|',
  '^',
  '$',
  '\\d',
];
/** What a pattern is compared with again and again before the last letter tells that it does not fit. */
const REPEATED = ['a', '.', 'a.', 'a ', 'ab', '-', 'á', '1,', '💥', '_', 'palavra '];
const LONGEST_TEXT = 20_000;
const MOST_ASTERISKS = 40;

export function oddText(random: Random): string {
  return Array.from({ length: 1 + random.below(3) }, () => random.pick(ODD)).join(random.pick(['', ' ', '.']));
}

/** Hundreds or thousands of letters, mostly all alike. */
export function longText(random: Random): string {
  const letters = random.pick(REPEATED);
  const length = random.chance(0.7) ? 40 + random.below(400) : random.below(LONGEST_TEXT);
  return letters.repeat(Math.ceil(length / letters.length)) + random.pick(['', '!', ' fim', ' b', '\ud800']);
}

/** The right side of `match`, as text: many asterisks and dots, and an end that no text has. */
export function randomPattern(random: Random): string {
  const times = 1 + random.below(MOST_ASTERISKS);
  const end = random.pick(['Z', '', '*', 'b', '!', ' *', '\ud800']);
  switch (random.below(8)) {
    case 0:
      return `${'*.'.repeat(times)}*${end}`;
    case 1:
      return `${`*${random.pick(REPEATED)}`.repeat(times)}*${end}`;
    case 2:
      return `${'*'.repeat(times)}${end}`;
    case 3:
      return `${'a* *a '.repeat(times)}${end}`;
    case 4:
      return random.pick(['(a+)+', '[a-z]', '(', '\\', '{1,9}', '.*', '(?=a)']).repeat(times) + end;
    case 5:
      return longText(random) + random.pick(['*', '']);
    case 6:
      return `${oddText(random)}*`;
    default:
      return random.pick(['palavra*', 'a*', 'consulta', '*', 'card* consult*']);
  }
}

/** What is given to `text::query()`. */
export function randomSearch(random: Random): string {
  const term = () => random.pick(['', '-', '"', '-"']) + randomPattern(random) + random.pick(['', '"', '" ']);
  return Array.from({ length: 1 + random.below(4) }, term).join(' ');
}

/** What is given to `path()`. */
export function randomPath(random: Random): string {
  const part = () =>
    random.pick(['**', '*', 'drafts', 'fuzz-1', 'a*', '', '(', '[', '💥', '\\', 'versions', '**a', '***']);
  const usual = random.pick([
    'drafts.**',
    '**',
    '*',
    'versions.*.**',
    `${'**.'.repeat(1 + random.below(MOST_ASTERISKS))}z`,
  ]);
  if (random.chance(0.5)) return usual;
  return Array.from({ length: 1 + random.below(12) }, part).join(random.pick(['.', '', '-']));
}
