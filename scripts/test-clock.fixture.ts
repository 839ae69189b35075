type Sample = readonly [what: string, source: string];

/** Sources of tests that judge by a clock. */
export const TIMED: readonly Sample[] = [
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
  ['a refusal', "const a = Date.now();\nwork();\nif (Date.now() - a > 100) throw new Error('slow');\n"],
  ['an assertion of Node', 'const a = Date.now();\nassert.ok(Date.now() - a < 100);\n'],
  ['the clock itself', 'const now = Date.now;\nconst a = now();\nexpect(now() - a).toBeLessThan(5);\n'],
  ['a part of Date', 'const { now } = Date;\nconst a = now();\nexpect(now() - a).toBeLessThan(5);\n'],
];

/** Sources of tests in which a clock judges nothing. */
export const UNTIMED: readonly Sample[] = [
  ['waiting', 'const deadline = Date.now() + 60_000;\nwhile (!done() && Date.now() < deadline) await pause();\n'],
  [
    'dates in content',
    'const soon = new Date(Date.now() + 1000).toISOString();\nexpect(found(soon)).toEqual([soon]);\n',
  ],
  ['a replaced clock', "let looks = 0;\njest.spyOn(performance, 'now').mockImplementation(() => (looks += 1));\n"],
  ['counted work', 'const start = Date.now();\nexpect(requests).toBeLessThan(5);\nconsole.log(Date.now() - start);\n'],
  ['comments', '// performance.now() is not read here\nexpect(size).toBeLessThan(5);\n'],
  ['whether there is any', 'const list = made(Date.now());\nexpect(list.length > 0).toBe(true);\n'],
];
