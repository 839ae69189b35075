import type { Environment } from './environment.ts';

/** What counts for a lake that is part of no product, unless somebody says otherwise. */
export const STANDALONE: Environment = {
  SANITY_PROJECT_ID: 'local',
  LAKE_LOG_LEVEL: 'warn',
  // Where `sanity dev` serves a Studio.
  LAKE_ALLOWED_ORIGINS: 'http://localhost:3333',
};
