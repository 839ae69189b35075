/** Lower case and without accents, so that lists of words need neither; empty for nothing. */
export function plainWords(text: string | undefined): string {
  return (text ?? '').normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
