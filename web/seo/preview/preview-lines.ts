import { directorTitle, identificationLines, shownName } from '#web/shell/identification.ts';
import type { Settings } from '#web/shell/content.ts';

/** A registration must not be torn apart at the end of a line. */
function keepNumbers(line: string): string {
  return line.replaceAll(/ (?=\d)/g, '\u00A0');
}

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
  ]
    .filter(Boolean)
    .map(keepNumbers);
}
