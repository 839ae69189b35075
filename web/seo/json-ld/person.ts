import type { Person, ProfilePage } from 'schema-dts';
import { formatRegistration, jobTitle, shownName } from '#web/shell/identification.ts';
import type { Identified, ProfessionalDetails } from '#web/shell/content.ts';
import { LANGUAGES, titleOf } from '#schemas/objects/choices.ts';
import { absolute, CLINIC_ID, personId } from './ids.ts';
import { known } from './known.ts';

type PersonNode = Exclude<Person, string>;

const councils: Readonly<Record<string, string>> = {
  CRM: 'Conselho Regional de Medicina',
  CRP: 'Conselho Regional de Psicologia',
};

/** A person with the registrations that councils ask for beside the name, wherever one is mentioned. */
export function personNode(person: Identified & { readonly slug: string | null }): PersonNode {
  const { registrations, rqes, honorific } = person;
  const credential = (category: string, identifier: string) => ({
    '@type': 'EducationalOccupationalCredential' as const,
    credentialCategory: category,
    identifier,
    recognizedBy: { '@type': 'Organization' as const, name: councils[category] ?? category },
  });
  return {
    '@type': 'Person',
    name: shownName({ ...person, honorific: 'none' }),
    worksFor: { '@id': CLINIC_ID },
    ...known({
      '@id': person.slug ? personId(person.slug) : undefined,
      url: person.slug ? absolute(`/profissional/${person.slug}`) : undefined,
      honorificPrefix: honorific === 'none' ? undefined : honorific,
      jobTitle: jobTitle(person),
      hasCredential: [
        ...(registrations ?? []).map((registration) =>
          credential(registration.council, formatRegistration(registration)),
        ),
        ...(rqes ?? []).map(({ number, title }) => ({
          ...credential('RQE', `RQE ${number}`),
          name: title,
          recognizedBy: { '@type': 'Organization' as const, name: councils.CRM ?? 'CRM' },
        })),
      ],
    }),
  };
}

/** The page of one professional. */
export function profileNode(professional: ProfessionalDetails, path: string): Exclude<ProfilePage, string> {
  const { education, languages, photo, _updatedAt } = professional;
  return {
    '@type': 'ProfilePage',
    url: absolute(path),
    inLanguage: 'pt-BR',
    dateModified: _updatedAt,
    mainEntity: {
      ...personNode(professional),
      ...known({
        image: photo?.asset?.url,
        knowsLanguage: ['Português', ...(languages ?? []).map((language) => titleOf(LANGUAGES, language) || language)],
        alumniOf: (education ?? []).flatMap(({ institution }) =>
          institution ? [{ '@type': 'EducationalOrganization' as const, name: institution }] : [],
        ),
      }),
    },
  };
}
