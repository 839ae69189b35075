import type { LakeHealth } from './resilient.ts';

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
