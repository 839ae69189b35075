/** What is known of the lake; shared by everything that asks or hears from it. */
export interface LakeHealth {
  /** Milliseconds since the epoch until which the lake is not asked again. */
  awayUntil: number;
  /** Whether the outage was reported. */
  reported: boolean;
  /** Whether something that pages show was given from copies, or could not be given, and is not asked for again yet. */
  copiesGiven: boolean;
}

declare global {
  // Pages and route handlers are bundled apart: a module variable would exist once in each.
  var lakeHealth: LakeHealth | undefined;
}

/** The one record of this process. */
export function lakeHealth(): LakeHealth {
  globalThis.lakeHealth ??= { awayUntil: 0, reported: false, copiesGiven: false };
  return globalThis.lakeHealth;
}

/** The lake was heard from: it may be asked at once, even if it failed a moment ago. */
export function lakeIsBack(): void {
  lakeHealth().awayUntil = 0;
}
