import type { Breach } from '#schemas/rules/breaches.ts';

declare global {
  // Route handlers are bundled apart from pages; each would report the same once more.
  var reportedBreaches: string | undefined;
}

/**
 * Tells the clinic's log what is kept from visitors and why, one line of JSON each, when that has changed. Staff see the
 * same list in Studio.
 */
export function reportBreaches(breaches: readonly Breach[], warn: (line: string) => void = console.warn): void {
  const lines = breaches.map((breach) => JSON.stringify({ event: 'content-withheld', ...breach }));
  const all = lines.join('\n');
  if (all === (globalThis.reportedBreaches ?? '')) return;
  globalThis.reportedBreaches = all;
  for (const line of lines) warn(line);
}
