/** What a guard is told: what staff entered beside its name, and the time in milliseconds since the epoch. */
interface GuardContext {
  readonly until: string | null;
  readonly now: number;
}

/** What visitors get instead of the page; undefined lets them pass. */
interface Interruption {
  readonly reason: 'maintenance' | 'coming-soon' | 'gone';
  /** HTTP status. */
  readonly status: number;
}

/** A page names a guard that this build does not have (E4). */
interface UnknownGuard {
  readonly reason: 'unknown';
  readonly status: 500;
  readonly message: string;
}

/** A named page guard ("middleware"): decides before a page is rendered whether it is shown. */
type Guard = (context: GuardContext) => Interruption | undefined;

/** Every guard that staff can pick for a page, by the name in the content model (PAGE_GUARDS). */
export const guards: Readonly<Record<string, Guard>> = {
  /** The page is being worked on. 503: search engines keep what they know and come back. */
  maintenance: () => ({ reason: 'maintenance', status: 503 }),

  /** The page opens at a time; without one it stays closed until staff take the guard away. */
  comingSoonUntil: (context) => (isOver(context) ? undefined : { reason: 'coming-soon', status: 200 }),

  /** The page ends at a time, as a campaign does; without one it does not. */
  availableUntil: (context) => (isOver(context) ? { reason: 'gone', status: 404 } : undefined),
};

function isOver({ until, now }: GuardContext): boolean {
  return until !== null && Date.parse(until) <= now;
}

/**
 * Asks a page's guards in their order.
 * @returns what the first one that stops the visitor says; undefined when all let pass
 */
export function runGuards(
  picked: readonly ({ readonly name: string | null; readonly until: string | null } | null)[],
  now = Date.now(),
): Interruption | UnknownGuard | undefined {
  for (const one of picked) {
    const { name = null, until = null } = one ?? {};
    const guard = name !== null && Object.hasOwn(guards, name) ? guards[name] : undefined;
    // Not skipped: whoever set it up meant to keep something back.
    if (!guard) return { reason: 'unknown', status: 500, message: `Unknown middleware ${name ?? 'without a name'}` };
    const interruption = guard({ until, now });
    if (interruption) return interruption;
  }
  return undefined;
}
