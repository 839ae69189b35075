import { openTestLake } from '#lake/routes/testing.ts';
import { CLINIC_LAKE } from './lake.ts';
import validate from './validate.ts';
import type { TestLake } from '#lake/routes/testing.ts';

/** Test support: a clinic's lake in a temporary folder, asked in process. */
export function openClinicLake(env?: Readonly<Record<string, string>>): TestLake {
  return openTestLake(env, { ...CLINIC_LAKE, validate: { module: CLINIC_LAKE.validate, validate } });
}
