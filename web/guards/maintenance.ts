import type { Guard } from './guard.ts';

/** The page is being worked on. 503: search engines keep what they know and come back. */
export const maintenance: Guard = () => ({ reason: 'maintenance', status: 503 });
