import { BREAK, fold } from '../folded.ts';

/** What a search asks for, without diacritics. Words may be prefixes (`card*`). */
export interface SearchTerms {
  readonly words: readonly string[];
  /** Words in quotes, which must follow each other in this order. */
  readonly phrases: readonly string[];
  readonly unwanted: readonly { readonly text: string; readonly isPhrase: boolean }[];
}

/** As Studio writes them: bare words, `"quoted words"`, `-excluded`, `-"excluded words"`. */
const TERMS = /(-?)(?:"([^"]*)"?|(\S+))/g;

/** Reads the text given to `text::query()`. */
export function searchTerms(query: string): SearchTerms {
  const words: string[] = [];
  const phrases: string[] = [];
  const unwanted: SearchTerms['unwanted'][number][] = [];
  for (const [, minus, quoted, word] of query.matchAll(TERMS)) {
    const text = fold(quoted ?? word ?? '');
    const tokens = tokensOf(text);
    if (tokens.length === 0) continue;
    const isPhrase = quoted !== undefined && tokens.length > 1;
    if (minus) unwanted.push({ text, isPhrase });
    else (isPhrase ? phrases : words).push(text);
  }
  return { words, phrases, unwanted };
}

/** The separators of groq-js's `match`, and dots at the edges of words; `*` stays, for prefixes. */
function tokensOf(text: string): readonly string[] {
  return text.replace(/\b\.+|\.+\b/g, '').match(/[^!@#$%^&(),\\/?";:{}|[\]+<>\s-]+/g) ?? [];
}

/** Whether the words of a phrase follow each other in one of the texts. Texts are folded. */
export function hasPhrase(texts: unknown, phrase: string): boolean {
  const wanted = tokensOf(phrase).map(patternOf);
  return tokensOfEach(texts).some((tokens) =>
    tokens.some((_, start) => wanted.every((pattern, offset) => pattern.test(tokens[start + offset] ?? ''))),
  );
}

/** The whole search at once, for texts that are only known while a query runs. */
export function matchesSearch(texts: unknown, query: string): boolean {
  const { words, phrases, unwanted } = searchTerms(query);
  const tokens = tokensOfEach(texts).flat();
  const has = (text: string) =>
    tokensOf(text)
      .map(patternOf)
      .every((pattern) => tokens.some((token) => pattern.test(token)));
  if (words.length + phrases.length + unwanted.length === 0) return false;
  return (
    words.every((word) => word === '*' || has(word)) &&
    phrases.every((phrase) => hasPhrase(texts, phrase)) &&
    !unwanted.some(({ text, isPhrase }) => (isPhrase ? hasPhrase(texts, text) : has(text)))
  );
}

function tokensOfEach(texts: unknown): readonly (readonly string[])[] {
  const list: readonly unknown[] = Array.isArray(texts) ? texts : [texts];
  return list.flatMap((text) => (typeof text === 'string' ? text.split(BREAK).map(tokensOf) : []));
}

function patternOf(token: string): RegExp {
  const source = token.replace(/\*+|[.+?^${}()|[\]\\]/g, (sign) => (sign.startsWith('*') ? '.*' : `\\${sign}`));
  return new RegExp(`^${source}$`, 'i');
}
