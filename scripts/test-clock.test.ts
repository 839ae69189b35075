/** No test judges by a clock: what is worth measuring in time is measured by `npm run bench:lake` and `npm run measure:…`. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './settings.ts';
import { TIMED, UNTIMED } from './test-clock.fixture.ts';
import { clockComplaints } from './test-clock.ts';
import { TEST_FOLDERS, testFiles } from './test-files.ts';

/** Where it is no clock of this machine, or the clock is what is tested. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  'bench/throughput/cpu-time.test.ts': 'the counter is what is tested; no amount is',
  'web/live/live-refresh.test.tsx': 'jest.useFakeTimers: time passes when the test says so',
};

const tests = testFiles([...TEST_FOLDERS.unit, ...TEST_FOLDERS.e2e]);
const complaintsIn = (file: string) => clockComplaints(readFileSync(join(root, file), 'utf8'));

it('X1: no test compares what a clock says, or reads processor time', () => {
  expect(tests).toContain('scripts/test-clock.test.ts');
  const found = tests
    .filter((file) => !(file in EXCEPTIONS))
    .flatMap((file) => complaintsIn(file).map((complaint) => `${file}: ${complaint}`));
  const advice = 'Count work in a test. Time is for a benchmark: docs/testing.md, Rules.';
  expect({ advice, found }).toEqual({ advice, found: [] });
});

it.each(TIMED)('bites for %s', (_what, source) => {
  expect(clockComplaints(source)).not.toEqual([]);
});

it.each(UNTIMED)('leaves %s alone', (_what, source) => {
  expect(clockComplaints(source)).toEqual([]);
});

it.each(Object.entries(EXCEPTIONS))('still needs the exception for %s: %s', (file) => {
  expect(complaintsIn(file)).not.toEqual([]);
});
