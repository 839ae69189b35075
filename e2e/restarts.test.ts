/** Site and lake are killed at random under the supervisor of `npm start`. */
import { randomInt } from 'node:crypto';
import { restartRounds } from './restarts/rounds.ts';

it('V1: pages show what was published last or just before, over any restart, and nobody who was withdrawn', async () => {
  const seed = randomInt(1_000_000);
  const { findings, publications } = await restartRounds({ rounds: 3, seed });
  expect({ seed, findings }).toEqual({ seed, findings: [] });
  // Title, page and person of each round, and the withdrawals.
  expect(publications).toBe(3 * 3 + 2);
});
