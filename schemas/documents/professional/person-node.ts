import type { Person } from 'schema-dts';

import { CLINIC_ID, known } from '../json-ld.ts';
import type { Identified } from '../../content.ts';
import { formatRegistration, jobTitle, shownName } from './identification.ts';

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
      '@id': person.slug ? `/profissional/${person.slug}#pessoa` : undefined,
      url: person.slug ? `/profissional/${person.slug}` : undefined,
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
