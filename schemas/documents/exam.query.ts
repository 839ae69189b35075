import { PERSON_QUERY } from './professional.query.ts';

export const EXAM_ORDER = `modality asc, order asc, title asc, _id asc`;

/** How to get ready, and who answers for it. */
export const PREPARATION_QUERY = `
  preparation{
    noPreparation,
    rules[]{_key, ageMin, ageMax, fastingHours, water, bladder, period, note},
    diet,
    medicationNote,
    bring,
    arriveMinutesBefore,
    warnings,
    "fileUrl": file.asset->url
  },
  reviewedAt,
  reviewedBy->{${PERSON_QUERY}}
`;

/**
 * Inside of an exam's line in a list; `synonyms` are for the search only. Radiation is no choice: the
 * modality has it, and with it the question about pregnancy (RDC Anvisa 611/2022).
 */
export const EXAM_CARD_QUERY = `
  _id,
  title,
  "slug": slug.current,
  modality,
  bodyRegion,
  synonyms,
  summary,
  requiresMedicalOrder,
  requiresAppointment,
  usesContrast,
  "ionizingRadiation": modality in ["raio-x", "mamografia", "densitometria", "tomografia"],
  durationMinutes,
  resultDeadline
`;
