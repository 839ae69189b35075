import type { Identified, Settings } from '../../content.ts';
import { professionOf } from '../../rules/councils.ts';
import { hasCouncil } from '../../rules/registrations.ts';

type Registration = NonNullable<Identified['registrations']>[number];
type Gender = Identified['genderLabel'];

/** Stands between profession, registrations and specialty. */
export const separator = ' · ';

/** Regional councils number by region (`CRP 18/00000`), state councils by state (`CRM-MT 00000`). */
export function formatRegistration({
  council,
  number,
  uf,
  region,
}: Pick<Registration, 'council' | 'number' | 'uf' | 'region'>): string {
  if (region) return `${council} ${region.padStart(2, '0')}/${number}`;
  return uf ? `${council}-${uf} ${number}` : `${council} ${number}`;
}

/**
 * Name as shown. Psychologists keep their full name (CFP, Código de Ética, art. 20); a title is printed only where the
 * clinic entered one.
 */
export function shownName(person: Identified): string {
  const { fullName, displayName, honorific } = person;
  const name = (!hasCouncil(person, 'CRP') && displayName) || fullName;
  // In a preview there may be no name yet.
  return [honorific !== 'none' && honorific, name].filter(Boolean).join(' ');
}

/** In a preview a title may have no words yet. */
const normal = (text: string | null) =>
  (text ?? '').normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase('pt-BR').trim();

const courseNames = { lato: 'Pós-graduação', mestrado: 'Mestrado', doutorado: 'Doutorado' } as const;

/** Titles the medical council registered: at most two specialties, then areas of practice (CFM 2.336/2023, art. 13 VI). */
function medicalTitles({ rqes, postgraduate }: Pick<Identified, 'rqes' | 'postgraduate'>): string[] {
  const areas = (rqes ?? []).filter(({ kind }) => kind === 'areaAtuacao');
  const registered = [...(rqes ?? []).filter(({ kind }) => kind !== 'areaAtuacao').slice(0, 2), ...areas];
  const covered = new Set((rqes ?? []).map(({ title }) => normal(title)));
  return [
    ...registered.map(({ title, number }) => `${title}${separator}RQE ${number}`),
    // A course is no specialty, and must say so in the same breath (art. 13 §1º).
    ...(postgraduate ?? [])
      .filter(({ subject }) => !covered.has(normal(subject)))
      .map(({ subject, level }) => `${courseNames[level ?? 'lato']} em ${subject}${separator}NÃO ESPECIALISTA`),
  ];
}

/**
 * The lines that identify a professional, without the name: each profession and its registrations in one line,
 * then each title beside its number. A specialty without RQE never gets here (CFM 2.336/2023, art. 4, II); psychologists'
 * titles are those registered with the CRP (Res. CFP 23/2022).
 */
export function identificationLines({
  genderLabel,
  registrations,
  rqes,
  psyTitles,
  postgraduate,
}: Omit<Identified, 'fullName' | 'displayName' | 'honorific'>): string[] {
  const ordered = [...(registrations ?? [])].sort(
    (a, b) => Number(b.isPrimary ?? false) - Number(a.isPrimary ?? false),
  );
  const councils = new Set(ordered.map(({ council }) => council));
  const professionIn = (registration: Registration) => professionOf(registration, genderLabel) ?? registration.council;
  const lines = [...new Set(ordered.map(professionIn))].map((profession) => {
    const numbers = ordered.filter((registration) => professionIn(registration) === profession).map(formatRegistration);
    return [profession, ...numbers].join(separator);
  });
  return [
    ...lines,
    ...(councils.has('CRM') ? medicalTitles({ rqes, postgraduate }) : []),
    ...(councils.has('CRP') ? (psyTitles ?? []).slice(0, 2).map((title) => `Especialista em ${title}`) : []),
  ];
}

/** The profession in small letters but the first, for machines: `Médica`. */
export function jobTitle({
  genderLabel,
  registrations,
}: Pick<Identified, 'genderLabel' | 'registrations'>): string | undefined {
  const first = registrations?.find(({ isPrimary }) => isPrimary) ?? registrations?.[0];
  const word = first && professionOf(first, genderLabel);
  return word && word.charAt(0) + word.slice(1).toLocaleLowerCase('pt-BR');
}

/** The clinic's doctor in charge, in the gender of the person. */
export function directorTitle(gender: Gender): string {
  return gender === 'feminine' ? 'Diretora técnica médica' : 'Diretor técnico médico';
}

/** The clinic's registration, and who answers for it: what goes wherever its name goes (CFM 2.336/2023, art. 5; M3, M24). */
export function clinicSignature({
  crmRegistration,
  cnes,
  technicalDirector: director,
}: Pick<Settings, 'crmRegistration' | 'technicalDirector'> & Partial<Pick<Settings, 'cnes'>>): {
  readonly registration: string;
  readonly director: string;
} {
  const number = crmRegistration ? `Registro CRM-${crmRegistration.uf} nº ${crmRegistration.number}` : null;
  return {
    registration: [number, cnes ? `CNES ${cnes}` : null].filter(Boolean).join(separator),
    director: director
      ? [`${directorTitle(director.genderLabel)}: ${shownName(director)}`, ...identificationLines(director)].join(
          separator,
        )
      : '',
  };
}
