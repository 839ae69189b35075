import type { Guard } from './guard.ts';

/** The page ends at a moment, as a campaign does; without one it does not. */
export const availableUntil: Guard = ({ until, now }) =>
  until !== null && Date.parse(until) <= now ? { reason: 'gone', status: 404 } : undefined;
