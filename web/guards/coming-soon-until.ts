import type { Guard } from './guard.ts';

/** The page opens at a moment; without one it stays closed until staff take the guard away. */
export const comingSoonUntil: Guard = ({ until, now }) =>
  until !== null && Date.parse(until) <= now ? undefined : { reason: 'coming-soon', status: 200 };
