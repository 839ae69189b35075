export interface BenchOptions {
  /** Sizes of dataset to measure with. */
  readonly documents: readonly number[];
}

/** One table of the report. */
export interface Table {
  readonly title: string;
  /** What was measured and how, in a sentence or two. */
  readonly note: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** Limits that were passed, in words. */
  readonly over?: readonly string[];
}

/** The table as markdown. */
export function markdown({ title, note, columns, rows }: Table): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [`## ${title}`, '', note, '', line(columns), line(columns.map(() => '---')), ...rows.map(line), ''].join('\n');
}

/** The middle of the measurements, in milliseconds: one slow run on a busy machine does not move it. */
export function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

export function inMilliseconds(value: number): string {
  return value < 10 ? value.toFixed(2) : value.toFixed(0);
}
