import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Hono } from 'hono';
import { z } from 'zod';
import { LakeError } from '#lake/errors.ts';
import type { Caller } from '#lake/caller.ts';
import type { Lake } from '#lake/lake.ts';

/** Who decides by them what the clinic says and offers. */
const READERS = ['administrator', 'manager', 'technical-director', 'editor', 'reception'];

const numbers = z.record(z.string(), z.number().int().min(0));
const countsSchema = z.object({
  format: z.literal(1),
  weeks: z.record(
    z.iso.date(),
    z.object({ from: numbers, leads: numbers, pages: numbers, missed: numbers.optional() }),
  ),
});

/** Numbers of one week of the site: pages that were looked at, where from, and what visitors came for. */
interface WeekOfVisits {
  /** Its Monday, `YYYY-MM-DD`. */
  readonly week: string;
  /** `search`, `direct`, `other`: visits; `site`: more pages of the same visits. */
  readonly from: Readonly<Record<string, number>>;
  /** `call`, `whatsapp`, `mail`, `route`, `form` (begun), `sent`. */
  readonly leads: Readonly<Record<string, number>>;
  readonly pages: Readonly<Record<string, number>>;
  /** By words: searches of the site that found nothing. */
  readonly missed: Readonly<Record<string, number>>;
}

/**
 * `GET /visits`: the weeks that the site's processes have counted (`web/visits/visit-counts.ts`), the oldest first. For staff who
 * publish. The hosted service has no such address.
 */
export function visitRoutes(lake: Lake): Hono {
  return new Hono().get('/visits', async (c) => {
    const { access } = lake.datasets.get(lake.config.dataset);
    assertReader(await lake.callerOf(c.req.raw, access));
    return c.json({ weeks: weeksIn(join(lake.config.dataDir, 'site', 'visits')) });
  });
}

function assertReader({ userId, roles }: Caller): void {
  if (userId === null) throw new LakeError(401, undefined, 'This needs a token.');
  if (roles.some((role) => READERS.includes(role))) return;
  throw new LakeError(403, undefined, 'Visits are for those who publish.');
}

/** Sums of all processes. */
function weeksIn(folder: string): readonly WeekOfVisits[] {
  const weeks = new Map<string, WeekOfVisits>();
  for (const name of filesIn(folder)) {
    for (const [week, { from, leads, pages, missed = {} }] of Object.entries(countsIn(join(folder, name)))) {
      const known = weeks.get(week);
      weeks.set(week, {
        week,
        from: sum(known?.from, from),
        leads: sum(known?.leads, leads),
        pages: sum(known?.pages, pages),
        missed: sum(known?.missed, missed),
      });
    }
  }
  return [...weeks.values()].sort((one, other) => one.week.localeCompare(other.week));
}

function filesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder).filter((name) => name.endsWith('.json'));
  } catch {
    return [];
  }
}

function countsIn(path: string): z.infer<typeof countsSchema>['weeks'] {
  try {
    return countsSchema.parse(JSON.parse(readFileSync(path, 'utf8'))).weeks;
  } catch {
    // The site begins a new one when it finds its own damaged.
    return {};
  }
}

function sum(one: Readonly<Record<string, number>> = {}, other: Readonly<Record<string, number>>) {
  const total = new Map(Object.entries(one));
  for (const [key, count] of Object.entries(other)) total.set(key, (total.get(key) ?? 0) + count);
  return Object.fromEntries(total);
}
