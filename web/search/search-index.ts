import MiniSearch, { type SearchOptions, type SearchResult } from 'minisearch';
import { MAX_LETTERS } from '#web/ui/search-words.ts';
import { separator } from '#schemas/documents/professional/identification.ts';
import type { Entry } from './entries.ts';
import { excerpt, pieces } from './pieces.ts';
import { type Found, type Kind, NOTHING, type SearchAnswer } from './search-result.ts';
import { Synonyms } from '#schemas/rules/common-synonyms.ts';
import { soughtWords, stemOf, stemsOf, tellingStems } from '#schemas/rules/word-stems.ts';

/** As many as one reads; who finds none of them asks the clinic. */
const MAX_FOUND = 20;
const MAX_OF_A_KIND = 5;
/** Pages have the words of all that they lead to, and it is found itself. */
const MAX_PAGES = 3;

/** From so many letters on, that many typing errors are forgiven. */
const ONE_ERROR = 5;
const TWO_ERRORS = 9;
/** From so many letters on, the beginning of a word finds it: somebody is still typing. */
const BEGINNING = 3;
/** Of the best score. Below it somebody only mentions the word. */
const LEAST_SHARE = 0.055;

/** By its weight: a name says more than a text. */
const FIELDS = { title: 6, called: 8, titleAlso: 4, words: 3, also: 1.5, text: 1, aside: 0.5 };
const KIND_WEIGHTS: Readonly<Record<Kind, number>> = {
  service: 1.2,
  exam: 1.1,
  person: 1.1,
  plan: 1,
  price: 1,
  page: 0.9,
  reading: 0.8,
  question: 0.8,
};

/** Everything that can be found, by its words. Made once for a state of the content. */
export class SearchIndex {
  readonly #entries: readonly Entry[];
  readonly #synonyms: Synonyms;
  readonly #index: MiniSearch;

  /** @param own lines of synonyms that staff added */
  constructor(entries: readonly Entry[], own: readonly string[] = []) {
    this.#entries = entries;
    this.#synonyms = new Synonyms(own);
    this.#index = new MiniSearch({
      fields: Object.keys(FIELDS),
      // Everything comes as stems.
      tokenize: (text) => text.split(' ').filter(Boolean),
      processTerm: (term) => term,
    });
    this.#index.addAll(entries.map((entry, id) => ({ id, ...this.#fieldsOf(entry) })));
  }

  /** Names of all that is of a kind. */
  namesOf(wanted: Kind): readonly string[] {
    return this.#entries.filter(({ kind }) => kind === wanted).map(({ title }) => title);
  }

  /** @param words as they were typed; of a long text only the first count */
  search(words: string): SearchAnswer {
    const all = this.#synonyms.joined(soughtWords(words)).filter(({ isEmpty }) => !isEmpty);
    const telling = all.filter(({ isWeak }) => !isWeak);
    const letters = new Map((telling.length > 0 ? telling : all).map(({ stem, typed }) => [stem, typed.length]));
    const stems = [...letters.keys()];
    if (stems.length === 0) return NOTHING;
    const whole = this.#whole(stems, letters);
    // At least half of the words: of four words one alone is chance.
    const results =
      whole.length > 0 ? whole : this.#find(stems, letters, { combineWith: 'OR', filter: hasHalf(stems.length) });
    const ranked = results.map((result) => ({ result, score: result.score * nameWeight(this.#fit(result, stems)) }));
    ranked.sort((a, b) => b.score - a.score);
    const least = (ranked[0]?.score ?? 0) * LEAST_SHARE;
    const best = ranked.filter(({ score }) => score >= least).slice(0, MAX_FOUND);
    return {
      groups: this.#grouped(
        best.map(({ result }) => result),
        tellingStems(words.slice(0, MAX_LETTERS)),
      ),
      isPartial: whole.length === 0 && results.length > 0,
    };
  }

  /** What has all the words; only where nothing has them as they were typed, words that are like them. */
  #whole(stems: readonly string[], letters: ReadonlyMap<string, number>): readonly SearchResult[] {
    const exact = this.#find(stems, letters, { combineWith: 'AND' });
    if (exact.length > 0) return exact;
    return this.#find(stems, letters, {
      combineWith: 'AND',
      fuzzy: (stem) => errorsIn(letters.get(stem) ?? 0),
      // The first letter is seldom wrong, and words that differ in it are others: "atestado" is no "teste".
      filter: ({ terms }) => stems.every(([first = '']) => terms.some((term) => term.startsWith(first))),
    });
  }

  #find(stems: readonly string[], letters: ReadonlyMap<string, number>, options: SearchOptions): SearchResult[] {
    return this.#index.search(stems.join(' '), {
      boost: FIELDS,
      prefix: (stem) => this.#isBeginning(stem, letters.get(stem) ?? 0),
      boostDocument: (id) => KIND_WEIGHTS[this.#entry(id)?.kind ?? 'page'],
      ...options,
    });
  }

  /**
   * A word that the stemmer took an ending from is whole: “costas” is no beginning of “costuma”. So is a short one that is
   * found as it is: who types “SUS” wants no “susto”.
   */
  #isBeginning(stem: string, typed: number): boolean {
    if (typed < BEGINNING || typed - stem.length > 1) return false;
    return typed > BEGINNING || this.#index.search(stem).length === 0;
  }

  #entry(id: unknown): Entry | undefined {
    return typeof id === 'number' ? this.#entries[id] : undefined;
  }

  #fieldsOf({ kind, title, called = '', words, text, aside = '' }: Entry): Record<keyof typeof FIELDS, string> {
    const [inTitle, inCalled, inWords, inText] = [stemsOf(title), stemsOf(called), stemsOf(words), stemsOf(text)];
    const telling = (...texts: readonly string[]) => texts.flatMap(tellingStems).join(' ');
    // Who attends is found by what they are; what they tell of themselves has many words.
    const isPerson = kind === 'person';
    return {
      title: telling(title),
      called: telling(called),
      titleAlso: this.#synonyms.of([...inTitle, ...inCalled]).join(' '),
      words: telling(words),
      also: this.#synonyms.of(isPerson ? inWords : [...inWords, ...inText]).join(' '),
      text: isPerson ? '' : telling(text),
      aside: [telling(aside, isPerson ? text : ''), ...(isPerson ? this.#synonyms.of(inText) : [])].join(' '),
    };
  }

  #grouped(results: readonly SearchResult[], typed: readonly string[]): SearchAnswer['groups'] {
    const byKind = Map.groupBy(results, ({ id }) => this.#entry(id)?.kind ?? 'page');
    return [...byKind].map(([kind, found]) => ({
      kind,
      found: (kind === 'exam' ? this.#inTheirOrder(found, typed) : found)
        .slice(0, kind === 'page' ? MAX_PAGES : MAX_OF_A_KIND)
        .flatMap((result) => this.#found(result, typed)),
    }));
  }

  /** Exams that have all the words in their names stand as the clinic lists them: a short name is no better answer. */
  #inTheirOrder(found: readonly SearchResult[], typed: readonly string[]): readonly SearchResult[] {
    const named = found.filter((result) => this.#fit(result, typed) > 0);
    return [...named.toSorted((one, other) => one.id - other.id), ...found.filter((result) => !named.includes(result))];
  }

  /**
   * How well a name fits: "ultrassom" is all of "Ultrassonografia" and half of "Ultrassonografia de mamas"; and a title that has one
   * of two words that were sought fits half as well. Of questions the words are many, and say little.
   */
  #fit({ id }: SearchResult, sought: readonly string[]): number {
    const { kind, title = '', lines = [] } = this.#entry(id) ?? {};
    if (kind === 'question') return 0;
    const same = new Set([...sought, ...this.#synonyms.wordsOf(sought)]);
    const fits = [title, ...lines.map((line) => line.split(separator)[0] ?? '')].map((name) => {
      const stems = tellingStems(name);
      const named = new Set([...stems, ...this.#synonyms.of(stems)]);
      const asked = stems.filter((stem) => same.has(stem)).length / Math.max(1, stems.length);
      return (asked * sought.filter((stem) => named.has(stem)).length) / sought.length;
    });
    return Math.max(...fits);
  }

  #found({ id, terms }: SearchResult, typed: readonly string[]): readonly Found[] {
    const entry = this.#entry(id);
    if (!entry) return [];
    const isSought = this.#marks([...terms, ...typed]);
    const { href, title, lines = [], text } = entry;
    return [{ href, title: pieces(title, isSought), lines, text: pieces(excerpt(text, isSought), isSought) }];
  }

  /** Words that were found or typed, or that mean the same as one that was. */
  #marks(stems: readonly string[]): (word: string) => boolean {
    const found = new Set([...stems, ...this.#synonyms.of(stems)]);
    return (word) => found.has(stemOf(word));
  }
}

function nameWeight(fit: number): number {
  return fit === 1 ? 5 : 1 + 2 * fit;
}

function errorsIn(letters: number): number {
  if (letters < ONE_ERROR) return 0;
  return letters < TWO_ERRORS ? 1 : 2;
}

function hasHalf(words: number): (result: SearchResult) => boolean {
  return ({ queryTerms }) => new Set(queryTerms).size * 2 >= words;
}
