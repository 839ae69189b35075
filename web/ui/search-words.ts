/** Text as a search compares it: small letters, no accents, single spaces. In a preview there may be none yet. */
export function searchable(text: string | null): string {
  return (text ?? '')
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{Letter}\p{Number}]+/gu, ' ')
    .trim();
}

/** Whether every word sought begins a word of the text; both as `searchable` gives them. */
export function matchesWords(text: string, sought: string): boolean {
  return sought
    .split(' ')
    .filter(Boolean)
    .every((word) => ` ${text}`.includes(` ${word}`));
}

/** "2 de 14", or why there is nothing; empty while nothing is searched for. */
export function searchResult(words: string, found: number, all: number, none = 'Nada encontrado.'): string {
  if (words.trim() === '') return '';
  return found === 0 ? none : `${found} de ${all}`;
}
