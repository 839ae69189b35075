/** Site and lake are killed at random under the supervisor of `npm start` (short form of `npm run test:restarts`). */
import { randomInt } from 'node:crypto';
import { restartRounds } from '../bench/test-restarts/rounds.ts';

/** Milliseconds, against what never becomes current; how soon it does is for the command to say. */
const TIMEOUT_MS = 120_000;

it('V1: pages show what was published last or just before, over any restart, and nobody who was withdrawn', async () => {
  const seed = randomInt(1_000_000);
  const { rounds, findings, publications } = await restartRounds({ rounds: 3, seed, patience: TIMEOUT_MS });
  expect({ seed, findings }).toEqual({ seed, findings: [] });
  expect(rounds).toHaveLength(3);
  // Title, page and person of each round, and the withdrawals.
  expect(publications).toBe(3 * 3 + 2);
});
