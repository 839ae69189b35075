/** Lines that the search looks through for every page that it knows. */
export const MAX_SYNONYMS = 100;
/** Characters of a line. */
const MAX_CHARACTERS = 200;

/** The words of a line: `postinho, posto de saúde`. */
export function synonymsIn(line: string): readonly string[] {
  return line
    .slice(0, MAX_CHARACTERS)
    .split(/[,;]/)
    .map((word) => word.trim())
    .filter(Boolean);
}

export function synonymsProblem(line: string | undefined): true | string {
  if ((line ?? '').length > MAX_CHARACTERS)
    return `Até ${MAX_CHARACTERS} letras em cada linha. Divida as palavras em duas.`;
  return synonymsIn(line ?? '').length > 1 || 'Escreva ao menos duas palavras separadas por vírgula.';
}
