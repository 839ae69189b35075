/** What was measured, without an attack or under one. */
export interface Measured {
  /** 99th percentile, milliseconds. */
  readonly pageMs: number;
  readonly saveMs: number;
  /** Resident memory at its highest, in MB; undefined where the process is not ours. */
  readonly lakeMb: number | undefined;
  readonly siteMb: number | undefined;
  /** Requests of visitors and of the editor that got no good answer. */
  readonly failed: number;
}

interface Row {
  readonly what: string;
  readonly quiet: number;
  readonly attacked: number;
  readonly limit: number;
  readonly holds: boolean;
}

const TIMES_SLOWER = 2;
/** Twice a few milliseconds is noise: up to here nobody notices anything. */
const UNNOTICED_MS = 100;
const TIMES_LARGER = 1.3;

/** One row for everything that has a limit. */
export function judge(quiet: Measured, attacked: Measured): readonly Row[] {
  const row = (what: string, before: number, after: number, limit: number): Row => ({
    what,
    quiet: before,
    attacked: after,
    limit,
    holds: after <= limit,
  });
  const time = (what: string, before: number, after: number) =>
    row(what, before, after, Math.max(TIMES_SLOWER * before, UNNOTICED_MS));
  const memory = (what: string, before: number | undefined, after: number | undefined) =>
    before === undefined || after === undefined ? [] : [row(what, before, after, TIMES_LARGER * before)];
  return [
    time('a page, p99 ms', quiet.pageMs, attacked.pageMs),
    time("an editor's save, p99 ms", quiet.saveMs, attacked.saveMs),
    ...memory('memory of the lake, MB', quiet.lakeMb, attacked.lakeMb),
    ...memory('memory of the site, MB', quiet.siteMb, attacked.siteMb),
    row('failed requests of visitors and editor', quiet.failed, attacked.failed, 0),
  ];
}
