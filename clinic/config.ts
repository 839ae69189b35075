import { readConfig } from '#lake/config/config.ts';
import { withDefaults } from '#lake/config/environment.ts';
import { CLINIC_LAKE } from './lake.ts';
import type { LakeConfig } from '#lake/config/config.ts';
import type { Environment } from '#lake/config/environment.ts';

/** The configuration of the clinic's lake. @throws Error naming the variable when a value cannot be used */
export function readClinicConfig(env: Environment): LakeConfig {
  return readConfig(withDefaults(env, CLINIC_LAKE.settings), CLINIC_LAKE);
}
