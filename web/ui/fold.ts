/** Text as a search compares it: no accents, no capitals, so that "acido" finds "Ácido". */
export function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
}

/** True when every word of the question begins or is part of a word in the text. */
export function matches(text: string, question: string): boolean {
  const hay = folded(text);
  return folded(question)
    .split(/\s+/)
    .every((word) => hay.includes(word));
}
