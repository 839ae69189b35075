import { StatementSync } from 'node:sqlite';
import { jest } from '@jest/globals';
import { EDITS, NEWEST_EVENTS, NEWEST_TRANSACTIONS, openLongHistory } from './testing.ts';
import type { TestLake } from './testing.ts';

/**
 * An old state is a whole copy and 4,096 bytes of patches at most (`LEAST_WEIGHT` in store/write-change.ts). A patch has at
 * least a revision, of 22 random characters; an edit in the same millisecond as the one before has hardly more.
 */
const ROWS_OF_A_STATE = 1 + 4096 / 22;
let lake: TestLake;

beforeAll(async () => {
  lake = await openLongHistory();
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => lake.close());

interface Cost {
  readonly text: string;
  readonly statements: number;
  /** Rows with what was written in a change: content, patches, mutations. */
  readonly contents: number;
}

/** Asks, and counts what the database is asked for meanwhile. */
async function costOf(path: string): Promise<Cost> {
  const all = jest.spyOn(StatementSync.prototype, 'all');
  const get = jest.spyOn(StatementSync.prototype, 'get');
  const response = await lake.ask(`/data/history/production/${path}`, { as: 'administrator' });
  const text = await response.text();
  const rows = all.mock.results.flatMap(({ value }) => value as Record<string, unknown>[]);
  return {
    text,
    statements: all.mock.calls.length + get.mock.calls.length,
    contents: rows.filter((row) => 'apply' in row).length,
  };
}

test.each([
  [
    'the newest events',
    NEWEST_EVENTS,
    // What they wrote is looked at for the rights of who asks: from the oldest on, so that each patch is read once.
    { statements: 450, contents: 100 + 3 * ROWS_OF_A_STATE },
    (text: string) => JSON.parse(text).events['drafts.a'].length,
  ],
  [
    'the newest transactions',
    NEWEST_TRANSACTIONS,
    { statements: 300, contents: 50 * ROWS_OF_A_STATE },
    (text: string) => text.trimEnd().split('\n').length * 2,
  ],
])('of a document with ten thousand edits, %s are read without the others', async (_name, path, most, count) => {
  const { text, statements, contents } = await costOf(path);
  expect(count(text)).toBe(100);
  expect(statements).toBeLessThanOrEqual(most.statements);
  expect(contents).toBeLessThanOrEqual(most.contents);
});

test('an old state of it too', async () => {
  const revision = lake.dataset.history.transactionIdAt(EDITS / 2);
  const { text, statements, contents } = await costOf(`documents/a?revision=${revision}`);
  expect(text).toContain(`"title":"Título ${EDITS / 2 - 4}"`);
  expect(statements).toBeLessThanOrEqual(10);
  expect(contents).toBeLessThanOrEqual(ROWS_OF_A_STATE);
});
