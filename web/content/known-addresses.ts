declare global {
  // web/proxy.ts is bundled apart from the routes it asks.
  var knownAddresses: Set<string> | undefined;
}

/** A crawler that invents addresses must not fill the memory; real ones are fewer. */
const MOST = 10_000;

/**
 * Paths that were seen to exist, to ask only once. One that is withdrawn later may stay: it then answers 404 as well,
 * only less well.
 */
export function knownAddresses(): Set<string> {
  globalThis.knownAddresses ??= new Set();
  if (globalThis.knownAddresses.size >= MOST) globalThis.knownAddresses.clear();
  return globalThis.knownAddresses;
}
