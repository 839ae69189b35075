import { SetupError } from '../settings.ts';
import type { CheckName, Checks } from './checks.ts';

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
  if (seconds >= 0 && seconds <= 86_400) return seconds * 1000;
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

  /** @param now milliseconds of a clock that never jumps */
  follow(checks: Checks, now: number): void {
    for (const [name, { ok }] of Object.entries(checks) as [CheckName, { ok: boolean }][]) {
      const known = this.#courses.get(name);
      if (known?.ok !== ok) this.#courses.set(name, { ok, since: now, told: known?.told });
    }
  }

  /** What is due. It stays due until `markTold`, so that a mail that could not be sent is sent later. */
  due(checks: Checks, now: number): News {
    const news = { begun: [] as string[], over: [] as string[] };
    for (const [name, { ok, since, told }] of this.#courses) {
      if (now - since < this.#patience) continue;
      if (!ok && told === undefined) news.begun.push(checks[name]?.message ?? name);
      if (ok && told !== undefined) news.over.push(told);
    }
    return news;
  }

  markTold(checks: Checks, now: number): void {
    for (const [name, course] of this.#courses) {
      if (now - course.since < this.#patience) continue;
      const told = course.ok ? undefined : (course.told ?? checks[name]?.message ?? name);
      this.#courses.set(name, { ...course, told });
    }
  }
}
