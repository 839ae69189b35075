import { median } from '../bench-lake/table.ts';
import type { Held } from './soak.ts';

/** What was seen between two looks. */
export interface Span {
  readonly seconds: number;
  readonly times: readonly number[];
  readonly errors: readonly string[];
  /** By process. */
  readonly held: Readonly<Record<string, Held>>;
}

interface Tolerance {
  /** Share by which memory may have grown between the second quarter and the last, and MB on top of it. */
  readonly memory: readonly [share: number, megabytes: number];
  readonly handles: number;
  /** Factor for the 99th percentile, and milliseconds on top of it. */
  readonly slower: readonly [factor: number, milliseconds: number];
}

/** For an hour; caches and compiled code settle in the first quarter, which is not looked at. */
export const HOUR: Tolerance = { memory: [0.1, 10], handles: 10, slower: [1.5, 10] };

/**
 * Compares the last quarter of a run with its second one.
 * @returns what got worse, in words; nothing when the process could go on like this
 */
export function complaints(spans: readonly Span[], tolerance: Tolerance): readonly string[] {
  const quarter = Math.floor(spans.length / 4);
  if (quarter === 0) return ['The run was too short to say anything.'];
  const early = spans.slice(quarter, 2 * quarter);
  const late = spans.slice(-quarter);
  const found: string[] = [];
  const errors = spans.flatMap((span) => span.errors);
  if (errors.length > 0)
    found.push(`${errors.length} requests failed, such as: ${[...new Set(errors)].slice(0, 3).join('; ')}`);

  for (const name of Object.keys(spans[0]?.held ?? {})) {
    const of = (part: readonly Span[], what: keyof Held) => median(part.map(({ held }) => held[name]?.[what] ?? 0));
    const [share, megabytes] = tolerance.memory;
    const [memoryBefore, memoryAfter] = [of(early, 'memory'), of(late, 'memory')];
    if (memoryAfter > memoryBefore * (1 + share) + megabytes)
      found.push(`${name}: memory grew from ${memoryBefore.toFixed(0)} to ${memoryAfter.toFixed(0)} MB`);
    const [handlesBefore, handlesAfter] = [of(early, 'handles'), of(late, 'handles')];
    if (handlesAfter > handlesBefore + tolerance.handles)
      found.push(`${name}: open handles grew from ${handlesBefore} to ${handlesAfter}`);
  }
  const [factor, milliseconds] = tolerance.slower;
  const [before, after] = [early, late].map((part) =>
    percentile(
      part.flatMap(({ times }) => times),
      99,
    ),
  );
  if (before !== undefined && after !== undefined && after > before * factor + milliseconds)
    found.push(`the 99th percentile grew from ${before.toFixed(0)} to ${after.toFixed(0)} ms`);
  return found;
}

/** Undefined when nothing was measured. */
export function percentile(values: readonly number[], part: number): number | undefined {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * part) / 100))];
}
