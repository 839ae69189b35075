import type { Keep } from '../config/settings.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** 1970 began on a Thursday; weeks here begin on Monday. */
const FIRST_MONDAY = 4 * DAY_MS;
const NAME = /^(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z\.tar\.gz$/;

/** Name of a backup made at a moment; what does not bear such a name is never taken for one of ours. */
export function backupName(time: Date): string {
  return `${time.toISOString().slice(0, 19).replaceAll(':', '-')}Z.tar.gz`;
}

/** When a backup was made, in milliseconds since 1970; undefined for a file that is not one of ours. */
export function timeOfBackup(name: string): number | undefined {
  const [, day, hour, minute, second] = NAME.exec(name) ?? [];
  return day === undefined ? undefined : Date.parse(`${day}T${hour}:${minute}:${second}Z`);
}

/**
 * Which of the files in a backup folder may go. Days and weeks are counted among those that have a backup, not back from
 * today: when backups fail for a month, the old ones stay. The newest always stays.
 */
export function outdatedBackups(names: readonly string[], { days, weeks }: Keep): readonly string[] {
  const backups = names
    .flatMap((name) => {
      const time = timeOfBackup(name);
      return time === undefined ? [] : [{ name, time }];
    })
    .sort((one, other) => other.time - one.time);
  const kept = new Set([
    ...newestOfEach(backups, days, (time) => Math.floor(time / DAY_MS)),
    ...newestOfEach(backups, weeks, (time) => Math.floor((time - FIRST_MONDAY) / (7 * DAY_MS))),
    ...backups.slice(0, 1).map(({ name }) => name),
  ]);
  return backups.map(({ name }) => name).filter((name) => !kept.has(name));
}

interface Named {
  readonly name: string;
  readonly time: number;
}

function newestOfEach(newestFirst: readonly Named[], count: number, periodOf: (time: number) => number) {
  const periods = new Map<number, string>();
  for (const { name, time } of newestFirst) {
    const period = periodOf(time);
    if (!periods.has(period) && periods.size < count) periods.set(period, name);
  }
  return periods.values();
}
