import { SetupError } from '../settings.ts';
import type { Check, CheckName, Checks } from './checks.ts';

/** Something that began or ended a while ago and was not told yet. */
export interface News {
  readonly begun: readonly string[];
  readonly over: readonly string[];
}

interface Course {
  /** What the check says now, and since when: milliseconds since the epoch. */
  readonly ok: boolean;
  readonly since: number;
  /** What was told last of it; undefined: that all is well. */
  readonly told: string | undefined;
}

/**
 * Milliseconds after which something wrong is told, from ALARM_AFTER (seconds; by default two minutes).
 * @throws SetupError naming the variable
 */
export function readAlarmPatience({ ALARM_AFTER: value }: Readonly<Record<string, string | undefined>>): number {
  const seconds = Number(value || 120);
  if (/^\d*$/.test(value ?? '') && seconds <= 86_400) return seconds * 1000;
  throw new SetupError(`ALARM_AFTER must be a number of seconds between 0 and 86400, not "${value}".`);
}

/**
 * Follows the checks and finds what is to be told: once when something has been wrong for a while, and once when it has been
 * well again for as long.
 */
export class Alarm {
  readonly #patience: number;
  readonly #courses = new Map<CheckName, Course>();

  /** @param patience milliseconds; what passes by itself within them is no news */
  constructor(patience: number) {
    this.#patience = patience;
  }

  /**
   * What is to be told after these checks, each thing once.
   * @param now milliseconds of a clock that never jumps
   */
  follow(checks: Checks, now: number): News {
    const news = { begun: [] as string[], over: [] as string[] };
    for (const [name, { ok, message = name }] of Object.entries(checks) as [CheckName, Check][]) {
      const known = this.#courses.get(name);
      const course = known?.ok === ok ? known : { ok, since: now, told: known?.told };
      const isDue = now - course.since >= this.#patience;
      if (isDue && !ok && course.told === undefined) news.begun.push(message);
      if (isDue && ok && course.told !== undefined) news.over.push(course.told);
      const told = ok ? undefined : (course.told ?? message);
      this.#courses.set(name, isDue ? { ...course, told } : course);
    }
    return news;
  }
}
