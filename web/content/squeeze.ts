/**
 * A query without the white space of its layout; inside of strings nothing changes. The page's query holds those of all
 * section types, and the lake reads no query of a stranger above 32,768 characters.
 */
export function squeeze(query: string): string {
  return query.replaceAll(/("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')|\s+/g, (_match, text?: string) => text ?? ' ').trim();
}
