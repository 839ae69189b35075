import type { Call, Visit, Who } from './visit.ts';

/** What may have caused it: what was under way first, then what had come shortly before, the latest first. */
export interface Suspects {
  /** Numbers of visits. */
  readonly visits: readonly number[];
  readonly requests: readonly string[];
}

/** Something that must not happen, whatever is sent. */
export interface Finding extends Suspects {
  readonly what:
    | 'answer of 500'
    | 'lake ended'
    | 'lake hung'
    | 'write refused'
    | 'write lost'
    | 'write unheard'
    | 'error';
  /** What tells it apart from other findings of its kind: a line of the log for the most part. */
  readonly why: string;
}

export interface SlowQuery extends Suspects {
  readonly ms: number;
}

export interface FuzzReport {
  readonly seed: number;
  readonly visits: number;
  /** How often each answer came, by door, who asked, and status; 0 stands for none. */
  readonly answers: ReadonlyMap<string, number>;
  /** Milliseconds of the slowest answer, by door and who asked. */
  readonly slowest: ReadonlyMap<string, number>;
  readonly findings: readonly Finding[];
  /** Times that the lake had to be started anew. */
  readonly restarts: number;
  /** Writes of the bystander. */
  readonly acknowledged: number;
  readonly found: number;
  readonly heard: number;
  /** How many there were before and after, without the bystander's. */
  readonly documents: { readonly before: number; readonly after: number };
  /** Milliseconds that a plain query of a viewer took. */
  readonly queryMs: readonly number[];
  readonly slowQueries: readonly SlowQuery[];
}

const LONGEST_REQUEST = 3000;

export function nameOf(who: Who): string {
  return typeof who === 'string' ? who : 'program with grants';
}

/** A request as a person reads it; what is cut off is had again from the number of its visit. */
export function requestInWords({ who, method, path, body = '' }: Call): string {
  const rights = typeof who === 'string' ? who : `program ${who.grants.join(' | ')}`;
  const text = `${rights}: ${method} ${readable(path)} ${body.toString()}`.trimEnd();
  return text.length > LONGEST_REQUEST ? `${text.slice(0, LONGEST_REQUEST)}… (${text.length} characters)` : text;
}

export function visitInWords(visit: Visit): readonly string[] {
  return 'calls' in visit ? visit.calls.map(requestInWords) : ['raw bytes'];
}

function readable(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** One of each kind: the one that is said in fewest letters, and how often it came. */
export function distinct(
  findings: readonly Finding[],
): readonly { readonly finding: Finding; readonly times: number }[] {
  const groups = Map.groupBy(findings, ({ what, why }) => `${what} ${why}`);
  const length = ({ requests }: Finding) => requests.join('').length;
  return [...groups.values()].flatMap((group) => {
    const [shortest] = group.toSorted((one, other) => length(one) - length(other));
    return shortest ? [{ finding: shortest, times: group.length }] : [];
  });
}

/** A row for each door and who asked there: requests, statuses, milliseconds of the slowest answer. */
export function answersTable({ answers, slowest }: FuzzReport): readonly (readonly string[])[] {
  return [...slowest].toSorted(byName).map(([key, ms]) => {
    const own = [...answers].filter(([name]) => name.startsWith(`${key}\t`)).toSorted(byName);
    const counts = own.map(([name, count]) => `${name.slice(key.length + 1).replace(/^0$/, 'none')}: ${count}`);
    const requests = own.reduce((sum, [, count]) => sum + count, 0);
    return [...key.split('\t'), String(requests), counts.join(', '), ms.toFixed(0)];
  });
}

function byName([one]: readonly [string, unknown], [other]: readonly [string, unknown]): number {
  return one.localeCompare(other);
}
