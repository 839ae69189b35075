import type { Environment } from '#lake/config/environment.ts';

/** What counts for the lake of a clinic in Brazil, unless somebody says otherwise. */
export const CLINIC_SETTINGS: Environment = {
  ADMIN_EMAIL: 'admin@clinica.local',
  LAKE_COMMAND: 'npm run lake --',
  LAKE_SITE_NAME: 'Site da clínica',
  LAKE_LANGUAGE: 'pt-BR',
  LAKE_TIME_ZONE: 'America/Cuiaba',
};
