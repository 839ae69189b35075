import { z } from 'zod';

/** Upper ends of the groups that values are counted in: milliseconds, and thousandths for layout shift. */
export const MEASURE_BUCKETS = {
  TTFB: [100, 200, 400, 800, 1200, 1800, 3000],
  FCP: [500, 1000, 1500, 1800, 2500, 3000, 5000],
  LCP: [500, 1000, 1500, 2000, 2500, 3000, 4000, 6000],
  INP: [50, 100, 150, 200, 300, 500, 1000],
  CLS: [10, 50, 100, 150, 250, 500],
} as const satisfies Record<string, readonly number[]>;

export type MeasureName = keyof typeof MEASURE_BUCKETS;

const reportSchema = z.object({
  path: z.string().startsWith('/').max(300),
  device: z.enum(['phone', 'computer']),
  measures: z
    .partialRecord(z.enum(Object.keys(MEASURE_BUCKETS) as MeasureName[]), z.number().min(0).max(600_000))
    .default({}),
  errors: z
    .array(z.object({ message: z.string().max(1000), source: z.string().max(500) }))
    .max(5)
    .default([]),
});

/** What one visit sends when it ends. It says nothing about who it was. */
export type Report = z.infer<typeof reportSchema>;

/** Of a report that is read. */
export const MAX_REPORT_CHARACTERS = 8000;

/** Undefined for anything that our pages do not send. */
export function parseReport(text: string): Report | undefined {
  try {
    const { path, errors, ...rest } = reportSchema.parse(JSON.parse(text));
    return { ...rest, path: kindOf(path), errors: errors.map(maskPersons) };
  } catch {
    return undefined;
  }
}

/** The first part of an address is enough to know where it is slow; the rest may be about one person. */
function kindOf(path: string): string {
  const [first = '', ...more] = path.split(/[?#]/)[0]?.split('/').filter(Boolean) ?? [];
  return `/${first.slice(0, 60)}${more.length > 0 ? '/…' : ''}`;
}

/** Messages of errors may repeat what somebody typed: numbers and e-mail addresses are taken out. */
function maskPersons({ message, source }: Report['errors'][number]): Report['errors'][number] {
  const masked = message.replaceAll(/\S+@\S+/g, '@').replaceAll(/\d{3,}/g, '#');
  return { message: masked.slice(0, 200), source: source.split('?')[0]?.slice(0, 120) ?? '' };
}
