import { availableUntil } from './available-until.ts';
import { comingSoonUntil } from './coming-soon-until.ts';
import type { Guard, Interruption } from './guard.ts';
import { maintenance } from './maintenance.ts';

/** Every guard that staff can pick for a page, by the name in the content model (PAGE_GUARDS). */
export const guards: Readonly<Record<string, Guard>> = { maintenance, comingSoonUntil, availableUntil };

/** A page names a guard that this build does not have (E4). */
export interface UnknownGuard {
  readonly reason: 'unknown';
  readonly status: 500;
  readonly message: string;
}

/**
 * Asks a page's guards in their order.
 * @returns what the first one that stops the visitor says; undefined when all let pass
 */
export function runGuards(
  picked: readonly { readonly name: string; readonly until: string | null }[],
  now = Date.now(),
): Interruption | UnknownGuard | undefined {
  for (const { name, until } of picked) {
    const guard = Object.hasOwn(guards, name) ? guards[name] : undefined;
    // Not skipped: whoever set it up meant to keep something back.
    if (!guard) return { reason: 'unknown', status: 500, message: `Unknown middleware ${name}` };
    const interruption = guard({ until, now });
    if (interruption) return interruption;
  }
  return undefined;
}
