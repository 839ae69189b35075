import { SECTION_IS_SHOWN } from '../../objects/parts.query.ts';
import { IDENTIFICATION_FRAGMENT } from '../professional/professional.query.ts';

/** What a visitor needs to reach the clinic. */
export const CLINIC_CONTACT_FRAGMENT = `
  tradeName,
  phones[]{_key, label, number},
  whatsapp{number, defaultMessage, hoursNote},
  email,
  address{street, number, complement, district, city, uf, cep, referencePoint},
  geo{lat, lng},
  mapsUrl,
  wazeUrl,
  parking,
  publicTransport,
  accessibilityFeatures,
  emergencyNotice,
  emergencyRoom{name, address, phone}
`;

/** Whoever may stand in for the technical director: active, and registered in the clinic's state. */
const SUBSTITUTE_ACTS = `technicalDirectorSubstitute->status == "ativo" && count(technicalDirectorSubstitute->registrations[council == "CRM" && uf == coalesce(^.crmRegistration.uf, "MT")]) > 0`;

/**
 * Who answers for the clinic now (CFM 2.336/2023, art. 5): the director, or the substitute while the director is away.
 * Without a substitute who may, it stays the director: nobody would be worse.
 */
export const TECHNICAL_DIRECTOR_FRAGMENT = `
  "technicalDirector": select(
    technicalDirector->status != "ativo" && ${SUBSTITUTE_ACTS} => technicalDirectorSubstitute->{${IDENTIFICATION_FRAGMENT}},
    technicalDirector->{${IDENTIFICATION_FRAGMENT}}
  )
`;

const RESULTS_SECTION = `_type == "resultsPortal" && ${SECTION_IS_SHOWN}`;

/** Where a page says how to get results; null for a clinic without a portal. */
export const RESULTS_PATH = `
  "resultsPath": select(defined(resultsPortal.url) =>
    *[_type == "page" && _id != "home" && defined(slug.current) && count(sections[${RESULTS_SECTION}]) > 0]
      | order(slug.current asc, _id asc) [0]{
        "path": "/" + slug.current + coalesce("#" + sections[${RESULTS_SECTION}][0].anchorId, "")
      }.path
  )
`;
