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
  const wanted = tokensOf(phrase).map(
    (token) =>
      new RegExp(`^${token.replace(/[.*+?^${}()|[\]\\]/g, (sign) => (sign === '*' ? '.*' : `\\${sign}`))}$`, 'i'),
  );
  const list: readonly unknown[] = Array.isArray(texts) ? texts : [texts];
  return list
    .flatMap((text) => (typeof text === 'string' ? text.split(BREAK) : []))
    .some((text) => {
      const tokens = tokensOf(text);
      return tokens.some((_, start) => wanted.every((pattern, offset) => pattern.test(tokens[start + offset] ?? '')));
    });
}
