import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { REPLACED_CODE } from '../studio/replaced-code.ts';
import { readCommandLine } from './command-line.ts';
import { mutualParts, roomOf, runsUp } from './house/floors.ts';
import { arrowsBetween, circles } from './house/imports.ts';
import { privateParts } from './house/private-parts.ts';
import { type SourceFile, sourceFiles } from './house/source-files.ts';
import { root } from './settings.ts';

const USAGE = `Usage: npm run house [-- --list]

Prints how the code is spread: files and lines of each folder, and how far the whole is from what is wanted
(docs/architecture.md, docs/upstream.md). Tests, fixtures and generated files do not count. --list also names what is in the way.`;

const { values } = readCommandLine(USAGE, { options: { list: { type: 'boolean' } } });

/** A small file has no more lines than this. */
const SMALL = 25;

interface Finding {
  readonly what: string;
  readonly count: number;
  readonly wanted: string;
  /** What is in the way, a line each. */
  readonly names: readonly string[];
}

function spread(files: readonly SourceFile[]): readonly (number | string)[] {
  const lines = files.map((file) => file.lines).sort((a, b) => a - b);
  const at = (share: number) => lines[Math.min(lines.length - 1, Math.floor(lines.length * share))] ?? 0;
  const small = lines.filter((count) => count <= SMALL).length;
  const all = lines.reduce((sum, count) => sum + count, 0);
  return [files.length, all, at(0.5), at(0.9), small, `${Math.round((100 * small) / files.length)} %`];
}

function findings(files: readonly SourceFile[]): readonly Finding[] {
  const arrows = arrowsBetween(files);
  const up = arrows.filter(runsUp).map(({ from, to }) => `${from} → ${to}`);
  const around = circles(arrows).map((group) => group.join(' ↔ '));
  const mutual = mutualParts(arrows);
  const long = files.filter(({ lines }) => lines > 300).map(({ path }) => path);
  const parts = privateParts(readFileSync(join(root, 'docs/upstream.md'), 'utf8')).map(({ title }) => title);
  const lines = files.reduce((sum, file) => sum + file.lines, 0);
  const small = files.filter((file) => file.lines <= SMALL).map((file) => `${file.lines} ${file.path}`);
  return [
    { what: 'source files', count: files.length, wanted: '≤ 750', names: [] },
    { what: 'lines', count: lines, wanted: '≤ 48,000', names: [] },
    { what: `files of ${SMALL} lines or fewer, percent`, count: percent(small, files), wanted: '≤ 8', names: small },
    { what: 'files of more than 300 lines', count: long.length, wanted: '0', names: long },
    { what: 'imports that run up a floor', count: up.length, wanted: '0', names: up },
    { what: 'parts that import each other', count: mutual.length, wanted: '0', names: mutual },
    { what: 'circles of imports', count: around.length, wanted: '0', names: around },
    { what: 'replaced texts of Studio', count: REPLACED_CODE.length, wanted: 'fewer', names: [] },
    { what: 'private parts of libraries', count: parts.length, wanted: 'fewer', names: parts },
  ];
}

function percent(some: readonly unknown[], all: readonly unknown[]): number {
  return Math.round((1000 * some.length) / all.length) / 10;
}

function table(columns: readonly string[], rows: readonly (readonly (number | string)[])[]): string {
  const line = (cells: readonly (number | string)[]) => `| ${cells.join(' | ')} |`;
  return [line(columns), line(columns.map((_, index) => (index === 0 ? '---' : '---:'))), ...rows.map(line)].join('\n');
}

function main(): void {
  const files = sourceFiles(root);
  const rooms = Map.groupBy(files, ({ path }) => roomOf(path));
  const rows = [...rooms].sort(([a], [b]) => (a < b ? -1 : 1)).map(([room, inside]) => [room, ...spread(inside)]);
  rows.push(['**all**', ...spread(files)]);
  console.log(table(['folder', 'files', 'lines', 'median', 'p90', `≤ ${SMALL} lines`, 'share'], rows));
  const found = findings(files);
  console.log(
    `\n${table(
      ['what', 'is', 'wanted'],
      found.map(({ what, count, wanted }) => [what, count, wanted]),
    )}\n\nA test fails where 0 is wanted; the other numbers are where the whole is to go, and nothing fails by them.`,
  );
  if (!values.list) return;
  for (const { what, names } of found) {
    if (names.length > 0) console.log(`\n${what}:\n${names.map((name) => `  ${name}`).join('\n')}`);
  }
}

main();
