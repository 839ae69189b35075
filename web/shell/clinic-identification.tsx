import { formatCnpj } from '../ui/formats/registry.ts';
import type { Settings } from './content.ts';
import { directorTitle, identificationLines, shownName } from './identification.ts';

/**
 * The lines that identify the establishment, on every page (CFM 2.336/2023, art. 5; Decreto 7.962/2013, art. 2).
 * Unstyled: the footer and the error pages set them in their own text style, the same for all lines.
 */
export function ClinicIdentification({ settings }: { settings: Settings }) {
  const { tradeName, legalName, cnpj, crmRegistration, cnes, technicalDirector: director } = settings;
  const company = [legalName, cnpj ? `CNPJ ${formatCnpj(cnpj)}` : null].filter(Boolean).join(' · ');
  const registration = crmRegistration ? `Registro CRM-${crmRegistration.uf} nº ${crmRegistration.number}` : null;
  return (
    <>
      <p>{tradeName}</p>
      {company ? <p>{company}</p> : null}
      {registration || cnes ? <p>{[registration, cnes ? `CNES ${cnes}` : null].filter(Boolean).join(' · ')}</p> : null}
      {director ? (
        <p>
          {directorTitle(director.genderLabel)}: {[shownName(director), ...identificationLines(director)].join(' · ')}
        </p>
      ) : null}
    </>
  );
}
