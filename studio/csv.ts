export type Lines = readonly (readonly string[])[];

/** Cells of a text, in quotes where one has the separator. Empty lines stay, but for those at the end. */
export function separated(text: string, separator: string): Lines {
  const cell = new RegExp(`("(?:[^"]|"")*"|[^${separator}\\r\\n]*)(${separator}|\\r?\\n|\\r|$)`, 'gy');
  const lines: string[][] = [[]];
  for (const [, content = '', end = ''] of text.matchAll(cell)) {
    const value = content.startsWith('"') ? content.slice(1, -1).replaceAll('""', '"') : content;
    lines.at(-1)?.push(value.trim());
    if (end === '') break;
    if (end !== separator) lines.push([]);
  }
  return lines.slice(0, lines.findLastIndex(isFilled) + 1);
}

export const isFilled = (line: readonly string[]) => line.some((value) => value !== '');

/** The text of a CSV file: UTF-8, or as Excel for Windows saves it. Undefined for a file that is no text. */
export function textOfFile(bytes: Uint8Array<ArrayBuffer>): string | undefined {
  if (bytes.some((byte) => byte < 9 || (byte > 13 && byte < 32))) return undefined;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
