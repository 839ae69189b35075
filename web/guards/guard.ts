/** What a guard is told: what staff entered beside its name, and the time in milliseconds since the epoch. */
export interface GuardContext {
  readonly until: string | null;
  readonly now: number;
}

/** What visitors get instead of the page; undefined lets them pass. */
export interface Interruption {
  readonly reason: 'maintenance' | 'coming-soon' | 'gone';
  /** HTTP status. */
  readonly status: number;
}

/** A named page guard ("middleware"): decides before a page is rendered whether it is shown. */
export type Guard = (context: GuardContext) => Interruption | undefined;
