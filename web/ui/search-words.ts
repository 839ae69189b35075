/** Text as a search compares it: small letters, no accents, single spaces. */
export function searchable(text: string): string {
  return text
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
