import { stegaClean } from 'next-sanity';
import { editMark } from '../ui/edit-mark.ts';
import { formatDate } from '../ui/formats/dates.ts';
import { formatCnpj } from '../ui/formats/identifiers.ts';
import { SmartLink } from '../ui/smart-link.tsx';
import type { Settings } from '#schemas/content.ts';
import { IdentificationLine } from '#schemas/documents/professional/identification-block.tsx';
import {
  clinicSignature,
  formatRegistration,
  identificationLines,
  separator,
  shownName,
} from '#schemas/documents/professional/identification.ts';

/** ", válido até 31 de março de 2027"; empty where nobody entered a day. */
const validity = (day: string | null | undefined) => (day ? `, válido até ${formatDate(day)}` : '');

/** A company is registered or enrolled at the council of psychology, and says which (Res. CFP 16/2019, art. 8º). */
function psychologyRegistration(registration: Settings['crpRegistration']): string | null {
  if (!registration?.number || !registration.region) return null;
  const { number, region, modality } = registration;
  const kind = modality === 'registro' ? 'Registro' : modality === 'cadastro' ? 'Cadastro' : 'Inscrição';
  return `${kind} no Conselho Regional de Psicologia: ${formatRegistration({ council: 'CRP', number, region, uf: null })}`;
}

/** The yearly proof that the clinic is in order with the council, in sight of the public (CFM 1.980/2011; E3). */
function Certificate({ settings }: { settings: Settings }) {
  const { crmCertificate: certificate, crmRegistration: registration } = settings;
  if (!certificate?.url && !certificate?.validUntil) return null;
  const name = `Certificado de regularidade no CRM-${registration?.uf ?? 'MT'}`;
  return (
    <p className="alone" {...editMark(settings, 'crmCertificate')}>
      {certificate.url ? <SmartLink href={certificate.url}>{name}</SmartLink> : name}
      {validity(certificate.validUntil)}
    </p>
  );
}

/**
 * The lines that identify the establishment, on every page (CFM 2.336/2023, art. 5; Decreto 7.962/2013, art. 2).
 * Unstyled: the footer and the error pages set them in their own text style, the same for all lines.
 */
export function ClinicIdentification({ settings }: { settings: Settings }) {
  const {
    tradeName,
    legalName,
    cnpj,
    crpRegistration,
    sanitaryLicense: licence,
    psychologyLead: psychologist,
  } = settings;
  const { registration, director } = clinicSignature(settings);
  const lines = [
    { fact: 'cnpj', parts: [legalName, cnpj ? `CNPJ ${formatCnpj(cnpj)}` : null] },
    { fact: 'crmRegistration', parts: [registration] },
    { fact: 'technicalDirector', parts: [director] },
    { fact: 'crpRegistration', parts: [psychologyRegistration(crpRegistration)] },
    {
      fact: 'psychologyLead',
      parts: psychologist
        ? [`Responsável pela psicologia: ${shownName(psychologist)}`, ...identificationLines(psychologist)]
        : [],
    },
    {
      fact: 'sanitaryLicense',
      parts: [licence?.number ? `Alvará sanitário nº ${licence.number}${validity(licence.validUntil)}` : null],
    },
  ].flatMap(({ fact, parts }) => {
    const text = parts.filter(Boolean).join(separator);
    return text ? [{ fact, text }] : [];
  });
  return (
    <>
      {stegaClean(legalName ?? '').includes(stegaClean(tradeName)) ? null : <p>{tradeName}</p>}
      {lines.map(({ fact, text }) => (
        <p key={fact} {...editMark(settings, fact)}>
          <IdentificationLine text={text} />
        </p>
      ))}
      <Certificate settings={settings} />
    </>
  );
}
