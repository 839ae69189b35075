import { directorTitle, identificationLines, shownName } from '#web/shell/identification.ts';
import type { Settings } from '#web/shell/content.ts';

/** Lines that must stand inside a shared picture (CFM 2.336/2023, art. 5; M24). */
export function previewLines({ crmRegistration, technicalDirector }: Settings): string[] {
  return [
    crmRegistration ? `Registro CRM-${crmRegistration.uf} nº ${crmRegistration.number}` : '',
    technicalDirector
      ? [
          `${directorTitle(technicalDirector.genderLabel)}: ${shownName(technicalDirector)}`,
          ...identificationLines(technicalDirector),
        ].join(' · ')
      : '',
  ].filter(Boolean);
}
