import { centavosOf, plainWords, PRICE_KINDS } from '../../schemas/index.ts';
import { type PriceRow, shownOf } from './price-rows.ts';

/** What a spreadsheet says of the prices, seen before it is taken over. */
export interface Sheet {
  readonly amounts: readonly { readonly id: string; readonly typed: string }[];
  /** Lines of which no price, or more than one, has the name; and those with an amount that is none. */
  readonly notFound: readonly string[];
  readonly unclear: readonly string[];
}

/** Cells as spreadsheets copy and save them: separated by tabs, else by semicolons, in quotes where a cell has either. */
export function cellsOf(text: string): readonly (readonly string[])[] {
  const separator = text.includes('\t') ? '\t' : ';';
  const cell = new RegExp(`("(?:[^"]|"")*"|[^${separator}\\r\\n]*)(${separator}|\\r?\\n|\\r|$)`, 'gy');
  const lines: string[][] = [[]];
  for (const [whole, content = '', end = ''] of text.matchAll(cell)) {
    if (whole === '' && end === '' && content === '') break;
    const value = content.startsWith('"') ? content.slice(1, -1).replaceAll('""', '"') : content;
    lines.at(-1)?.push(value.trim());
    if (end === '') break;
    if (end !== separator) lines.push([]);
  }
  return lines.filter((line) => line.some((value) => value !== ''));
}

const FORMULA = /^[=+\-@\t\r]/;
const nameIn = (text: string) => plainWords(text).replaceAll(/\s+/g, ' ').trim();
const unquoted = (text: string) => (text.startsWith("'") && FORMULA.test(text.slice(1)) ? text.slice(1) : text);

/**
 * Amounts for the prices: of one column from a row on, else by name. A line with a name and no amount leaves it as it is.
 * @param from the row a single column begins at
 */
export function sheetOf(lines: readonly (readonly string[])[], rows: readonly PriceRow[], from?: number): Sheet {
  if (from !== undefined && lines.every((line) => line.length === 1)) return columnOf(lines, rows, from);
  const heads = (lines[0] ?? []).map(nameIn);
  const [headName, headAmount] = [
    heads.findIndex((head) => head === 'nome' || head === 'o que e'),
    heads.indexOf('valor'),
  ];
  const hasHead = headName >= 0 && headAmount >= 0;
  const byName = Map.groupBy(rows, (row) => nameIn(shownOf(row).label ?? ''));
  const sheet = emptySheet();
  for (const line of hasHead ? lines.slice(1) : lines) {
    const name = unquoted(line[hasHead ? headName : 0] ?? '');
    const others = line.slice(1);
    const typed = hasHead
      ? (line[headAmount] ?? '')
      : (others.find((cell) => centavosOf(cell) !== undefined) ?? others.at(-1) ?? '');
    const [row, second] = byName.get(nameIn(name)) ?? [];
    if (!row || second) sheet.notFound.push(second ? `${name} (há mais de um com este nome)` : name);
    else if (typed !== '') takeOver(sheet, { row, typed });
  }
  return sheet;
}

function columnOf(lines: readonly (readonly string[])[], rows: readonly PriceRow[], from: number): Sheet {
  const sheet = emptySheet();
  for (const [index, [typed = '']] of lines.entries()) {
    const row = rows[from + index];
    if (row) takeOver(sheet, { row, typed });
    else sheet.notFound.push(`${typed} (depois da última linha)`);
  }
  return sheet;
}

const emptySheet = () => ({
  amounts: [] as { id: string; typed: string }[],
  notFound: [] as string[],
  unclear: [] as string[],
});

function takeOver(sheet: ReturnType<typeof emptySheet>, { row, typed }: { row: PriceRow; typed: string }): void {
  if (centavosOf(typed) === undefined) sheet.unclear.push(`${shownOf(row).label ?? row.id}: “${typed}”`);
  else sheet.amounts.push({ id: row.id, typed });
}

/** All prices for a spreadsheet of this country: semicolons, decimal commas, and a mark that says UTF-8. */
export function csvOf(rows: readonly PriceRow[]): string {
  const lines = rows.map((row) => {
    const { label = '', kind, amountCents, note = '' } = shownOf(row);
    const amount = amountCents === undefined ? '' : (amountCents / 100).toFixed(2).replace('.', ',');
    return [label, PRICE_KINDS.find(({ value }) => value === kind)?.title ?? '', amount, note];
  });
  return `\uFEFF${[['Nome', 'Tipo', 'Valor', 'Observação'], ...lines].map((line) => `${line.map(csvCell).join(';')}\r\n`).join('')}`;
}

/** A cell that a spreadsheet would compute is shown as it is. */
function csvCell(text: string): string {
  const harmless = FORMULA.test(text) ? `'${text}` : text;
  return /[";\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** The text of a CSV file: UTF-8, or as Excel for Windows saves it. */
export function textOfFile(bytes: BufferSource): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
