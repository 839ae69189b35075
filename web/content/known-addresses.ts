import type { Verdict } from './verdict.ts';

interface Known {
  readonly verdict: Verdict;
  /** Milliseconds since the epoch. */
  readonly at: number;
}

declare global {
  // web/proxy.ts is bundled apart from the routes it asks and from the webhook.
  var knownAddresses: Map<string, Known> | undefined;
  /** When something was last published: milliseconds since the epoch. */
  var addressesForgottenAt: number | undefined;
}

/** A crawler that invents addresses must not fill the memory; real ones are fewer. */
const MOST = 10_000;
/** A net below the webhook, should one be lost: milliseconds. */
const LIFETIME = 60_000;
/**
 * Next expires what was read when the webhook's handler has returned, and questions may be on their way then: what is
 * asked this soon after a publish may be answered with what was before it. Milliseconds.
 */
const UNSETTLED = 5_000;

function known(): Map<string, Known> {
  globalThis.knownAddresses ??= new Map();
  return globalThis.knownAddresses;
}

/** What was last said about a path, as long as it can be relied on. */
export function knownVerdict(path: string): Verdict | undefined {
  const entry = known().get(path);
  return entry && Date.now() - entry.at < LIFETIME ? entry.verdict : undefined;
}

/**
 * Keeps what was said, to ask only once; not that nothing is there, which may be published next.
 * @param askedAt when the site was asked: milliseconds since the epoch
 */
export function rememberVerdict(path: string, verdict: Verdict, askedAt: number): void {
  if (verdict.kind === 'nothing') return;
  if (!nothingPublishedSince(askedAt)) return;
  if (known().size >= MOST) known().clear();
  known().set(path, { verdict, at: Date.now() });
}

/**
 * Whether an answer to what was asked then is still true, and was when it was given.
 * @param askedAt milliseconds since the epoch
 */
export function nothingPublishedSince(askedAt: number): boolean {
  return askedAt >= (globalThis.addressesForgottenAt ?? 0) + UNSETTLED;
}

/** Something was published: addresses, redirects and guards are asked for anew. */
export function forgetVerdicts(): void {
  known().clear();
  globalThis.addressesForgottenAt = Date.now();
}
