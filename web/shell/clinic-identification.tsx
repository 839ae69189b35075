import { editMark } from '../ui/edit-mark.ts';
import { formatCnpj } from '../ui/formats/registry.ts';
import type { Settings } from './content.ts';
import { IdentificationLine } from './identification-line.tsx';
import { directorTitle, identificationLines, separator, shownName } from './identification.ts';

/**
 * The lines that identify the establishment, on every page (CFM 2.336/2023, art. 5; Decreto 7.962/2013, art. 2).
 * Unstyled: the footer and the error pages set them in their own text style, the same for all lines.
 */
export function ClinicIdentification({ settings }: { settings: Settings }) {
  const { tradeName, legalName, cnpj, crmRegistration, cnes, technicalDirector: director } = settings;
  const registration = crmRegistration ? `Registro CRM-${crmRegistration.uf} nº ${crmRegistration.number}` : null;
  const lines = [
    { fact: 'cnpj', parts: [legalName, cnpj ? `CNPJ ${formatCnpj(cnpj)}` : null] },
    { fact: 'crmRegistration', parts: [registration, cnes ? `CNES ${cnes}` : null] },
    {
      fact: 'technicalDirector',
      parts: director
        ? [`${directorTitle(director.genderLabel)}: ${shownName(director)}`, ...identificationLines(director)]
        : [],
    },
  ].flatMap(({ fact, parts }) => {
    const text = parts.filter(Boolean).join(separator);
    return text ? [{ fact, text }] : [];
  });
  return (
    <>
      <p>{tradeName}</p>
      {lines.map(({ fact, text }) => (
        <p key={fact} {...editMark(settings, fact)}>
          <IdentificationLine text={text} />
        </p>
      ))}
    </>
  );
}
