/** Letters that a search may have: more is looked at nowhere. */
export const MAX_LETTERS = 60;

/** Text as a search compares it: small letters, no accents, single spaces. In a preview there may be none yet. */
export function searchable(text: string | null): string {
  return (text ?? '')
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{Letter}\p{Number}]+/gu, ' ')
    .trim();
}

/**
 * What a search finds: texts, as `searchable` gives them, in which every word sought, a plural in the singular, begins a word. Nothing typed finds all; signs
 * alone, such as a dot, find nothing.
 * @param words as they were typed
 */
export function matcher(words: string): (text: string) => boolean {
  const sought = searchable(words)
    .split(' ')
    .filter(Boolean)
    .map((word) => word.replace(/(?<=\w{3})s$/, ''));
  if (sought.length === 0) return () => words.trim() === '';
  return (text) => sought.every((word) => ` ${text}`.includes(` ${word}`));
}

/** "2 de 14 exames"; empty while nothing is asked for. @param noun what is counted, in the plural */
export function searchResult(isAsked: boolean, found: number, all: number, noun: string): string {
  return isAsked ? `${found} de ${all} ${noun}` : '';
}
