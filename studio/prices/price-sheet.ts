import { centavosOf, plainWords, PRICE_KINDS } from '../../schemas/index.ts';
import { isFilled, type Lines, separated } from '../csv.ts';
import { type PriceRow, shownOf } from './price-rows.ts';

/** What a spreadsheet says of the prices, seen before it is taken over. */
export interface Sheet {
  readonly amounts: readonly { readonly id: string; readonly typed: string }[];
  /** Lines of which no price, or more than one, has the name; and those with an amount that is none. */
  readonly notFound: readonly string[];
  readonly unclear: readonly string[];
}

/**
 * Cells as spreadsheets copy and save them: separated by tabs, else by semicolons. By commas
 * below a head that names the amounts: elsewhere a comma stands before centavos.
 */
export function cellsOf(text: string): Lines {
  if (text.includes('\t')) return separated(text, '\t');
  const byCommas = separated(text, ',');
  return !firstLine(text).includes(';') && amountColumnOf(byCommas[0] ?? []) > 0 ? byCommas : separated(text, ';');
}

const firstLine = (text: string) => /^.*$/m.exec(text)?.[0] ?? '';

const FORMULA = /^[=+\-@\t\r]/;
const nameIn = (text: string) => plainWords(text).replaceAll(/\s+/g, ' ').trim();
const unquoted = (text: string) => (text.startsWith("'") && FORMULA.test(text.slice(1)) ? text.slice(1) : text);

/** What heads the amounts that patients pay, the surest name first. */
const AMOUNT_HEADS = [/\bparticular\b/, /^(valor|preco)$/, /\b(valor|valores|preco|precos)\b/, /r\$|\breais\b/];

/** The column that a head names as that of the amounts; -1 where the line is none. */
function amountColumnOf(line: readonly string[]): number {
  if (line.some(isAmount)) return -1;
  const heads = line.map(nameIn);
  const columns = AMOUNT_HEADS.map((pattern) => heads.findIndex((head) => pattern.test(head)));
  return columns.find((column) => column >= 0) ?? -1;
}

const isAmount = (cell: string) => centavosOf(cell) !== undefined;

/**
 * The last column of amounts, rather one with centavos or “R$” than one of other numbers, rather one in which all are amounts. Whole
 * numbers of six digits and more are codes (TUSS).
 */
function likelyColumn(lines: Lines, names: number): number {
  const width = Math.max(...lines.map((line) => line.length));
  const columns = Array.from({ length: width }, (_, column) => {
    const cells = lines.map((line) => line[column] ?? '').filter((cell) => cell !== '');
    const hasMoney = cells.some((cell) => isAmount(cell) && /^R\$|,\d\d$/.test(cell));
    const isCode = !hasMoney && cells.some((cell) => /^\d{6,}$/.test(cell));
    const hasAmount = cells.some(isAmount);
    const rank = [hasMoney, hasAmount && cells.every(isAmount), hasAmount, true].indexOf(true);
    return { column, rank, isFit: column !== names && !isCode };
  }).filter(({ isFit }) => isFit);
  return columns.toSorted((one, other) => one.rank - other.rank || other.column - one.column)[0]?.column ?? -1;
}

/**
 * Amounts for the prices: of one column from a row on, else by name. What has no amount stays as it is.
 * @param from the row a single column begins at
 */
export function sheetOf(lines: Lines, rows: readonly PriceRow[], from?: number): Sheet {
  if (from !== undefined && lines.every((line) => line.length === 1)) return columnOf(lines, rows, from);
  const filled = lines.filter(isFilled);
  const [head = []] = filled;
  const headed = amountColumnOf(head);
  const body = headed >= 0 ? filled.slice(1) : filled;
  const byName = Map.groupBy(rows, (row) => nameIn(shownOf(row).label ?? ''));
  const nameAt = (line: readonly string[], column: number) => unquoted(line[column] ?? '');
  const known = (column: number) =>
    body.filter((line) => line[column] && byName.has(nameIn(nameAt(line, column)))).length;
  // The column in which most prices are found by their name; the first where none is.
  const names = head.reduce((best, _, column) => (known(column) > known(best) ? column : best), 0);
  const amounts = headed >= 0 ? headed : likelyColumn(body, names);
  const sheet = emptySheet();
  for (const [key, same] of Map.groupBy(body, (line) => nameIn(nameAt(line, names)))) {
    const name = nameAt(same[0] ?? [], names);
    const [typed = '', ...others] = new Set(same.map((line) => line[amounts] ?? '').filter((cell) => cell !== ''));
    const [row, second] = byName.get(key) ?? [];
    const isTorn =
      headed >= 0 && same.some((line) => line.length > head.length && line.slice(head.length).some(Boolean));
    if (isTorn) sheet.unclear.push(`${name}: a linha tem mais colunas do que o cabeçalho`);
    else if (!row) sheet.notFound.push(name);
    else if (second) sheet.notFound.push(`${name} (há mais de um com este nome)`);
    else if (others.length > 0) sheet.notFound.push(`${name} (mais de uma vez na planilha, com valores diferentes)`);
    else if (typed !== '') takeOver(sheet, { row, typed });
  }
  return sheet;
}

function columnOf(lines: Lines, rows: readonly PriceRow[], from: number): Sheet {
  const sheet = emptySheet();
  const body = amountColumnOf(lines[0] ?? []) === 0 ? lines.slice(1) : lines;
  for (const [index, [typed = '']] of body.entries()) {
    const row = rows[from + index];
    if (typed === '') continue;
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
