import { IDENTIFICATION_QUERY } from '../professional/professional.query.ts';

/** What a visitor needs to reach the clinic. */
export const CLINIC_CONTACT_QUERY = `
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
export const TECHNICAL_DIRECTOR_QUERY = `
  "technicalDirector": select(
    technicalDirector->status != "ativo" && ${SUBSTITUTE_ACTS} => technicalDirectorSubstitute->{${IDENTIFICATION_QUERY}},
    technicalDirector->{${IDENTIFICATION_QUERY}}
  )
`;
