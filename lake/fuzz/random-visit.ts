import { administrationDoors } from './doors-administration.ts';
import { assetDoors } from './doors-assets.ts';
import { readingDoors } from './doors-reading.ts';
import { writingDoors } from './doors-writing.ts';
import { seededRandom } from './random.ts';
import { randomRequest } from './raw-requests.ts';
import type { Visit } from './visit.ts';

const RAW = { name: 'raw bytes', weight: 12 };
const doors = [RAW, ...readingDoors, ...writingDoors, ...assetDoors, ...administrationDoors];

/**
 * The same visit each time for the same seed and number: what was found is sent again by these alone.
 * @param only part of a door's name; empty for all doors
 * @throws Error when no door has that in its name
 */
export function visitOf(seed: number, number: number, only = ''): Visit {
  const random = seededRandom(Math.imul(seed, 0x9e3779b1) ^ Math.imul(number + 1, 0x85ebca6b));
  const open = doors.filter(({ name }) => name.includes(only));
  const door = random.pick(open.flatMap((one) => Array.from({ length: one.weight }, () => one)));
  if ('calls' in door) return { door: door.name, calls: door.calls(random) };
  return {
    door: door.name,
    raw: (token) => Array.from({ length: 1 + random.below(4) }, () => randomRequest(random, token)),
  };
}
