/** No test judges by a clock: what is worth measuring in time is measured by `npm run bench:lake` and `npm run measure:…`. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './settings.ts';
import { clockComplaints } from './test-clock.ts';
import { TEST_FOLDERS, testFiles } from './test-files.ts';

/** Where it is no clock of this machine, or the clock is what is tested. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  'scripts/test-clock.test.ts': 'its samples',
  'scripts/throughput/cpu-time.test.ts': 'the counter is what is tested; no amount is',
  'web/content/content-clock.test.ts': 'jest.useFakeTimers: time passes when the test says so',
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

it.each([
  ['a clock', 'const start = performance.now();\nwork();\nexpect(performance.now() - start).toBeLessThan(100);\n'],
  ['a clock by another name', "import { performance as clock } from 'node:perf_hooks';\n"],
  ['processor time', 'const { user } = process.cpuUsage();\n'],
  ['processor time of a thread', 'const spent = process\n  .threadCpuUsage();\n'],
  ['hrtime', 'const start = process.hrtime.bigint();\n'],
  ['the time of day', 'const start = Date.now();\nexpect(Date.now() - start).toBeLessThan(5000);\n'],
  ['what was made of it', 'const a = Date.now();\nconst took = Date.now() - a;\nexpect(took).toBeGreaterThan(5);\n'],
  ['a list', 'const all: number[] = [];\nall.push(Date.now() - a);\nexpect(middle(all)).toBeLessThanOrEqual(9);\n'],
  ['a date', 'const a = new Date();\nexpect(new Date().getTime() - a.getTime()).toBeLessThan(5);\n'],
  ['several names', 'const [a, b] = [Date.now(), 1];\nexpect(\n  a,\n).toBeLessThan(LIMIT);\n'],
  ['a comparison inside', 'const a = Date.now();\nwork();\nexpect(Date.now() - a < LIMIT).toBe(true);\n'],
  ['a comparison before', 'const a = Date.now();\nconst ok = Date.now() - a <= 100;\nexpect(ok).toBe(true);\n'],
  ['a function', 'function now() {\n  return Date.now();\n}\nconst a = now();\nexpect(now() - a).toBeLessThan(5);\n'],
  ['what follows an address', "const url = 'http://site.example'; const start = performance.now();\n"],
  ['a journey', 'const times = [await typeToPreview(editor, frame, "a")];\nexpect(times[0]).toBeLessThan(1000);\n'],
])('bites for %s', (_what, source) => {
  expect(clockComplaints(source)).not.toEqual([]);
});

it.each([
  ['waiting', 'const deadline = Date.now() + 60_000;\nwhile (!done() && Date.now() < deadline) await pause();\n'],
  [
    'dates in content',
    'const soon = new Date(Date.now() + 1000).toISOString();\nexpect(found(soon)).toEqual([soon]);\n',
  ],
  ['a replaced clock', "let looks = 0;\njest.spyOn(performance, 'now').mockImplementation(() => (looks += 1));\n"],
  ['counted work', 'const start = Date.now();\nexpect(requests).toBeLessThan(5);\nconsole.log(Date.now() - start);\n'],
  ['comments', '// performance.now() is not read here\nexpect(size).toBeLessThan(5);\n'],
  ['whether there is any', 'const list = made(Date.now());\nexpect(list.length > 0).toBe(true);\n'],
])('leaves %s alone', (_what, source) => {
  expect(clockComplaints(source)).toEqual([]);
});

it.each(Object.entries(EXCEPTIONS))('still needs the exception for %s: %s', (file) => {
  expect(complaintsIn(file)).not.toEqual([]);
});
