import { stemmer } from '@orama/stemmers/portuguese';
import { MAX_LETTERS, searchable } from '#web/ui/search-words.ts';

const MAX_WORDS = 8;

/** Words of every sentence: nobody looks for them. */
const EMPTY_WORDS = new Set(
  (
    'a o e os as um uma de da do das dos em no na nos nas ao aos para pra pro por pelo pela com sem que se meu minha seu sua ' +
    'qual quais como quando quanto onde quero preciso gostaria posso pode podem tem ter tenho fazer faz fazem voces ser sao ' +
    'esta aqui sei saber aceita aceitam aceito aceitos atende atendem'
  ).split(' '),
);
/** What every page of a clinic is about, when it is not all that is sought. */
const WEAK_WORDS = new Set(['clinica', 'sobre', 'atender']);

const PLURALS: readonly (readonly [RegExp, string])[] = [
  [/(?:oes|aes)$/, 'ao'],
  [/([aou])is$/, '$1l'],
  [/eis$/, 'el'],
  [/ns$/, 'm'],
];

/** What the stemmer takes for forms of other words: "grávida" would be "grave". */
const NO_FORMS = new Set(['gravida']);

/** What a word is compared by: no accents, and the same for "psicóloga" and "psicólogos". */
export function stemOf(word: string): string {
  const plain = searchable(word);
  if (plain.length <= 3 || /\d/.test(plain)) return plain;
  const single = plain.replace(/s$/, '');
  if (NO_FORMS.has(single)) return single;
  const rule = PLURALS.find(([ending]) => ending.test(plain));
  const stem = stemmer(rule ? plain.replace(...rule) : plain);
  // Of short words too little would be left: "seio" would be "sei".
  return stem.length > 3 ? stem : single;
}

const wordsIn = (text: string) => searchable(text).split(' ').filter(Boolean);

/** The stems of all words of a text, in its order. */
export function stemsOf(text: string): readonly string[] {
  return wordsIn(text).map(stemOf);
}

/** The same, without words that nobody looks for. */
export function tellingStems(text: string): readonly string[] {
  return wordsIn(text)
    .filter((word) => !EMPTY_WORDS.has(word))
    .map(stemOf);
}

/** A word of a search, as it was typed but for accents, and what it is compared by. */
export interface SoughtWord {
  readonly typed: string;
  readonly stem: string;
  /** Nobody looks for it. */
  readonly isEmpty: boolean;
  /** Says little beside other words. */
  readonly isWeak: boolean;
}

/** The words of a search, of however long a text the first. */
export function soughtWords(search: string): readonly SoughtWord[] {
  return wordsIn(search.slice(0, MAX_LETTERS))
    .slice(0, MAX_WORDS)
    .map((typed) => ({
      typed,
      stem: stemOf(typed),
      isEmpty: EMPTY_WORDS.has(typed),
      isWeak: WEAK_WORDS.has(typed),
    }));
}
