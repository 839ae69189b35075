import type { Piece } from './search-result.ts';

const WORD = /[\p{Letter}\p{Number}\p{Mark}]+/gu;
/** Characters of a text that are shown, and how many of these before the first word that was sought. */
const SHOWN = 160;
const BEFORE = 50;
/** A sentence, or as many as it takes to say something: “Pode.” alone is no answer. */
const FIRST_SENTENCES = /^.{40,}?[.!?](?= )/;

/** A text in pieces, those apart that were sought. */
export function pieces(text: string, isSought: (word: string) => boolean): readonly Piece[] {
  const found = [...text.matchAll(WORD)].filter(([word]) => isSought(word));
  let end = 0;
  const list = found.flatMap((match): readonly Piece[] => {
    const [word] = match;
    const before = text.slice(end, match.index);
    end = match.index + word.length;
    return [
      { text: before, isSought: false },
      { text: word, isSought: true },
    ];
  });
  return [...list, { text: text.slice(end), isSought: false }].filter((piece) => piece.text !== '');
}

/** As much of a text as is shown, in whole words: around the first word that was sought, or how it begins where there is none. */
export function excerpt(whole: string, isSought: (word: string) => boolean): string {
  const text = whole.replaceAll(/\s+/g, ' ').trim();
  const sought = [...text.matchAll(WORD)].find(([word]) => isSought(word))?.index;
  const first = sought ?? 0;
  if (sought === undefined) {
    const [sentence = text] = FIRST_SENTENCES.exec(text) ?? [];
    if (sentence.length <= SHOWN) return sentence;
  }
  if (text.length <= SHOWN) return text;
  const start = first <= BEFORE ? 0 : text.lastIndexOf(' ', first - BEFORE) + 1;
  const rest = text.slice(start);
  const end = rest.length <= SHOWN ? rest.length : rest.lastIndexOf(' ', SHOWN);
  return `${start > 0 ? '… ' : ''}${rest.slice(0, end)}${end < rest.length ? ' …' : ''}`;
}
