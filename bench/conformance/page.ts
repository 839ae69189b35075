import { actions, documents, mutations } from './content.ts';
import { errors, groq } from './groq.ts';
import { people } from './people.ts';
import { operation, project, webhooks } from './project.ts';
import { assets, history, streams } from './streams.ts';
import { commandLine, studio } from './tools.ts';
import type { Chapter, Row } from './chapter.ts';

export const CHAPTERS: readonly Chapter[] = [
  documents,
  mutations,
  actions,
  streams,
  history,
  assets,
  people,
  project,
  webhooks,
  operation,
  groq,
  errors,
  studio,
  commandLine,
];

/** What became of the tests of a row: `pass, 3 of 3`, `fail, 2 of 3`, or where they run instead. */
export type Result = string;

/** Result of a row that only a browser shows. */
export const ELSEWHERE: Result = 'in a browser';

const INTRODUCTION = `The lake speaks the HTTP interface of Sanity's Content Lake as its own clients use it: \`@sanity/client\` 8, Studio 6,
\`next-sanity\`, \`@sanity/export\`, \`@sanity/import\` and the \`sanity\` command line. \`npm run -s conformance\` runs the tests of each
row and writes this page; its rows stand in \`bench/conformance/\`. \`bench/conformance/page.test.ts\` fails when a test that is named
here does not exist, when the lake has an address or an action that this page leaves out, and when the page is not what the command
writes.`;

const ADDRESSES = `Addresses stand after a version (\`/v2025-02-19/…\`). Any version is answered alike; only the default perspective of queries depends
on it, and whether \`raw\` shows versions. Limits: [lake-access.md](lake-access.md#limits). Disks and crashes:
[faults.md](faults.md).`;

/** The page with what became of each row. It tells no time and no date: it changes when a row or a result does. */
export function pageOf(results: ReadonlyMap<Row, Result>): string {
  const blocks = [
    '# What the lake answers, and the test that shows it',
    INTRODUCTION,
    ADDRESSES,
    summaryOf([...results.values()]),
    ...CHAPTERS.flatMap((chapter) => chapterOf(chapter, results)),
  ];
  return `${blocks.join('\n\n')}\n`;
}

export function summaryOf(results: readonly Result[]): string {
  const passing = results.filter((result) => result.startsWith('pass')).length;
  const elsewhere = results.filter((result) => result === ELSEWHERE).length;
  return `${passing} of ${results.length - elsewhere} rows pass; ${elsewhere} more are shown in a browser by \`npm run test:e2e\`.`;
}

function chapterOf(chapter: Chapter, results: ReadonlyMap<Row, Result>): readonly string[] {
  const { title, documentation, columns, rows, notes } = chapter;
  const cells = (row: Row) => [
    row.what,
    ...(row.remark === undefined ? [] : [row.remark]),
    results.get(row) ?? '',
    row.shownBy.map(linkOf).join(' ; '),
  ];
  const table = [[...columns, 'result', 'shown by'], ...rows.map(cells)].map((line) => `| ${line.join(' | ')} |`);
  return [
    `## ${title}`,
    ...(documentation ? [`Documentation: ${documentation.join(', ')}.`] : []),
    table.toSpliced(1, 0, `|${'---|'.repeat(columns.length + 2)}`).join('\n'),
    ...(notes ? [notes.join('\n')] : []),
  ];
}

function linkOf(test: string): string {
  const [file, title] = test.split(' › ');
  return title === undefined ? `\`${file}\`` : `\`${file}\` › _${title}_`;
}
