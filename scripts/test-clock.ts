/** A finding of {@link clockComplaints}: what was read, or the statement that compares it. */
type ClockComplaint = string;

/** Clocks that a test has no use for but to judge how long something took. A replaced one is `jest.spyOn(performance, 'now')`. */
const STOPWATCHES =
  /\bperformance\s*\.\s*(?:now|mark|measure|eventLoopUtilization)\b|\bperf_hooks\b|\b(?:threadCpuUsage|cpuUsage|resourceUsage|hrtime|cpuTime|workTime)\b|\bprocess\s*\.\s*uptime\b/g;
/** The time of day is needed for content; what is made of it may not be compared. The functions return milliseconds. */
const TIME = /\bDate\s*\.\s*now\b|^Date$|\bnew\s+Date\s*\(\s*\)|\b(?:publishToOpenPage|typeToPreview)\s*\(/;
const COMPARES = /\.\s*toBe(?:LessThan|GreaterThan|CloseTo)|\s[<>]=?\s(?!0\b)/;

const TEXT_OR_COMMENT = /("(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`)|\/\/[^\n]*|\/\*[\s\S]*?\*\//g;
const ASSIGNMENT =
  /(?:\b(?:const|let|var)\s+([\w\s,:[\]{}]+?)|\b(\w+))\s*(?:[-+]?=(?![=>])|\.(?:push|unshift)\()\s*([^;]*);/g;
const FUNCTION = /^(?:export )?(?:async )?function\s+(\w+)[^\n]*\n([\s\S]*?)^\}/gm;
const STATEMENT = /\b(?:expect|assert(?:\.\w+)?)\s*\((?:[^;]|;(?!\s*\n))*;/g;
const REFUSAL = /\bif\s*\(([^;{]*)\)\s*\{?\s*throw\b/g;

/**
 * Finds where a test reads a clock and judges by it: such a test fails on another machine, or on a busy one.
 * @param source of a `*.test.ts(x)` file
 * @returns nothing when it does not
 */
export function clockComplaints(source: string): readonly ClockComplaint[] {
  const code = source.replaceAll(TEXT_OR_COMMENT, '$1');
  const stopwatches = [...code.matchAll(STOPWATCHES)].map(([found]) => found);
  const times = timesIn(code);
  const compared = [
    ...[...code.matchAll(STATEMENT)].map(([statement]) => statement),
    ...[...code.matchAll(REFUSAL)].map(([, condition = '']) => condition),
    ...[...code.matchAll(ASSIGNMENT)].flatMap(([, , , value = '']) => (/=>|[{?]/.test(value) ? [] : [value])),
  ];
  return [
    ...stopwatches,
    ...compared.filter((statement) => COMPARES.test(statement) && tellsTime(statement, times)),
  ].map((found) => found.replaceAll(/\s+/g, ' '));
}

/** Names that hold a time of day, or what was made of one. */
function timesIn(code: string): ReadonlySet<string> {
  const assignments = [
    ...[...code.matchAll(ASSIGNMENT)].map(([, names, name = '', value = '']) => ({ names: names ?? name, value })),
    ...[...code.matchAll(FUNCTION)].map(([, names = '', body = '']) => ({ names, value: body })),
  ];
  const times = new Set<string>();
  for (let known = -1; known < times.size;) {
    known = times.size;
    for (const { names, value } of assignments) {
      if (!tellsTime(value, times)) continue;
      for (const name of names.replace(/:\s*\w+(?:\[\])?$/, '').match(/\w+/g) ?? []) times.add(name);
    }
  }
  return times;
}

function tellsTime(code: string, times: ReadonlySet<string>): boolean {
  return TIME.test(code) || (code.match(/(?<![\w.'"])[A-Za-z_]\w*(?!\w)/g) ?? []).some((name) => times.has(name));
}
