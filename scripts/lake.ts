/**
 * The lake as this product runs it: as a clinic's, with the content model's migrations, and the demonstration clinic for a dataset that is
 * empty. The lake itself knows none of it.
 */
import { contentMigrations } from '#schemas/migrations/index.ts';
import { CLINIC_LAKE } from '../clinic/lake.ts';
import { main } from '../lake/cli.ts';
import { loadSettings } from './settings.ts';

loadSettings();
await main({
  ...CLINIC_LAKE,
  migrations: contentMigrations,
  // Loaded on demand: the demonstration is large, and an ordinary start does not need it.
  seed: async (lake) => (await import('../demo/seed.ts')).seedDemonstration(lake),
});
