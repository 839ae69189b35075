import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/** How it was for visitors, from the counts that the site leaves in the data folder (`web/vitals/visitor-tally.ts`). */
export interface Visitors {
  readonly visits: number;
  readonly measures: readonly Measure[];
  /** The most frequent first. */
  readonly errors: readonly { readonly text: string; readonly count: number }[];
}

/** One measure on one kind of device, over all pages. */
export interface Measure {
  readonly name: string;
  readonly device: string;
  readonly count: number;
  /** Three of four visits were at most this: milliseconds, or thousandths for layout shift. Infinity: beyond the last group. */
  readonly third: number;
  /** The kind of page with the worst value among those with enough visits. */
  readonly worst: { readonly page: string; readonly third: number } | undefined;
}

const tallySchema = z.object({
  format: z.literal(1),
  edges: z.record(z.string(), z.array(z.number())),
  days: z.record(
    z.string(),
    z.object({
      visits: z.number(),
      counts: z.record(z.string(), z.array(z.number())),
      errors: z.record(z.string(), z.number()),
    }),
  ),
});
type Tally = z.infer<typeof tallySchema>;

const MAX_ERRORS = 20;
/** Fewer visits say more about one visitor's connection than about the page. */
const MIN_VISITS = 20;

/** Everything that is kept, which is four weeks. Nothing when no site writes into this folder. */
export function visitorsIn(dataDir: string): Visitors {
  const tallies = talliesIn(join(dataDir, 'site', 'visitors'));
  const days = tallies.flatMap((tally) => Object.values(tally.days));
  const edges = tallies[0]?.edges ?? {};
  const counts = sum(days.map((day) => day.counts));
  const errors = new Map<string, number>();
  for (const [text, count] of days.flatMap((day) => Object.entries(day.errors)))
    errors.set(text, (errors.get(text) ?? 0) + count);
  return {
    visits: days.reduce((total, { visits }) => total + visits, 0),
    measures: measuresOf(counts, edges),
    errors: [...errors]
      .map(([text, count]) => ({ text, count }))
      .sort((one, other) => other.count - one.count)
      .slice(0, MAX_ERRORS),
  };
}

function talliesIn(folder: string): readonly Tally[] {
  let names: readonly string[];
  try {
    names = readdirSync(folder).filter((name) => name.endsWith('.json'));
  } catch {
    return [];
  }
  return names.flatMap((name) => {
    try {
      return [tallySchema.parse(JSON.parse(readFileSync(join(folder, name), 'utf8')))];
    } catch {
      // The site begins a new one when it finds its own damaged.
      return [];
    }
  });
}

type Counts = ReadonlyMap<string, readonly number[]>;

function sum(parts: readonly Readonly<Record<string, readonly number[]>>[]): Counts {
  const total = new Map<string, readonly number[]>();
  for (const [key, counts] of parts.flatMap((part) => Object.entries(part))) {
    const known = total.get(key);
    total.set(key, known ? counts.map((count, at) => count + (known[at] ?? 0)) : counts);
  }
  return total;
}

function measuresOf(counts: Counts, edges: Tally['edges']): readonly Measure[] {
  const kinds = [...new Set([...counts.keys()].map((key) => key.split(' ').slice(0, 2).join(' ')))].sort();
  return kinds.map((kind) => {
    const [name = '', device = ''] = kind.split(' ');
    const own = edges[name] ?? [];
    const pages = [...counts].filter(([key]) => key.startsWith(`${kind} `));
    const all = sum(pages.map(([, values]) => ({ all: values }))).get('all') ?? [];
    const byPage = pages
      .filter(([, values]) => total(values) >= MIN_VISITS)
      .map(([key, values]) => ({ page: key.slice(kind.length + 1), third: thirdQuartile(values, own) }))
      .sort((one, other) => other.third - one.third);
    return { name, device, count: total(all), third: thirdQuartile(all, own), worst: byPage[0] };
  });
}

function total(counts: readonly number[]): number {
  return counts.reduce((added, count) => added + count, 0);
}

/** Upper end of the group in which the third quarter ends. */
function thirdQuartile(counts: readonly number[], edges: readonly number[]): number {
  const wanted = total(counts) * 0.75;
  let seen = 0;
  const at = counts.findIndex((count) => (seen += count) >= wanted);
  return edges[at] ?? Infinity;
}
