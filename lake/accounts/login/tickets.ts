import { randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';

const MAX_TICKETS = 1000;
const ID_BYTES = 24;

/**
 * What a login knows between two requests, kept in memory for a while under an id that nobody can guess.
 * @param now milliseconds, rising
 */
export function createTickets<Content extends object>(lifetimeMs: number, now: () => number = () => performance.now()) {
  const kept = new LRUCache<string, Content>({ max: MAX_TICKETS, ttl: lifetimeMs, ttlResolution: 0, perf: { now } });
  return {
    issue(content: Content): string {
      const id = randomBytes(ID_BYTES).toString('base64url');
      kept.set(id, content);
      return id;
    },
    /** Undefined when it is unknown, ended or too old. */
    find: (id: string) => kept.get(id),
    end: (id: string) => void kept.delete(id),
  };
}
