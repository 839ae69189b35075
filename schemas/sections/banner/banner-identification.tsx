import { IdentificationLine } from '#web/shell/identification-line.tsx';
import { directorTitle, identificationLines, separator, shownName } from '#web/shell/identification.ts';
import type { SectionProps } from '../index.ts';

/**
 * Registration and technical director on the main page itself, not only in the footer (CFM 2.336/2023, art. 5 and 6). The size
 * is that of running text: above 35 % of the title, as the manual asks of a piece.
 */
export function BannerIdentification({ clinic }: Pick<SectionProps<'banner'>, 'clinic'>) {
  const { crmRegistration, technicalDirector } = clinic ?? {};
  if (!crmRegistration && !technicalDirector) return null;
  return (
    <div className="clinic">
      {crmRegistration ? (
        <p>
          Registro CRM-{crmRegistration.uf} nº {crmRegistration.number}
        </p>
      ) : null}
      {technicalDirector ? (
        <p>
          {directorTitle(technicalDirector.genderLabel)}:{' '}
          <IdentificationLine
            text={[shownName(technicalDirector), ...identificationLines(technicalDirector)].join(separator)}
          />
        </p>
      ) : null}
    </div>
  );
}
