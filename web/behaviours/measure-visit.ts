import { fill, placeOf, TOUCHES } from './places.ts';

/**
 * Fetches what measures the visit (web/vitals/watch-visit.ts) when the visitor first does something: it is as large as the core itself, the
 * browser has kept what happened before, and a page that nobody touches is not worth the bytes.
 */
export function measureVisit(): void {
  const off = new AbortController();
  const begin = () => {
    off.abort();
    fill(placeOf('visit'));
  };
  for (const type of TOUCHES) {
    addEventListener(type, begin, { passive: true, signal: off.signal });
  }
}
