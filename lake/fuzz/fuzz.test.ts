import { fuzz } from './fuzz.ts';
import { distinct } from './report.ts';

/** Nonsense is to reach every route, not only the door. */
const env = { LAKE_STRANGERS_MS_PER_SECOND: '1000000' };
/** A machine that does a hundred other things may let a lake wait; one that hangs is never back. */
const HUNG_AFTER_MS = 60_000;
const shared = { seed: 20261125, visitsPerWrite: 4, hungAfterMs: HUNG_AFTER_MS, env };

function counted(count: number): () => number | undefined {
  let number = 0;
  return () => (number < count ? number++ : undefined);
}

test('N1, N2, N3: whatever comes through any door, an editor and a viewer are served, and the lake goes on', async () => {
  const report = await fuzz({ ...shared, next: counted(200), lanes: 6 });
  expect(distinct(report.findings)).toEqual([]);
  expect(report).toMatchObject({ visits: 200, restarts: 0, acknowledged: 50, found: 50, heard: 50 });
});

test('bytes that are hardly requests end nothing, break nothing and change nothing', async () => {
  const report = await fuzz({ ...shared, next: counted(2400), lanes: 24, only: 'raw bytes' });
  expect(distinct(report.findings)).toEqual([]);
  expect(report.documents.after).toBe(report.documents.before);
});
