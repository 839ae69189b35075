import { PERSON_FRAGMENT } from '../professional/professional.query.ts';

/** Has a page. */
export const EXAM_FILTER = `_type == "exam" && defined(slug.current)`;

/** By type, these in the order that staff gave them, then the editor's order. */
export const EXAM_ORDER = `modality->order asc, modality->title asc, modality._ref asc, order asc, title asc, _id asc`;

/** How to get ready, and who answers for it. */
export const PREPARATION_FRAGMENT = `
  preparation{
    noPreparation,
    rules[]{_key, ageMin, ageMax, fastingHours, fastingHoursMax, water, bladder, period, note},
    diet,
    medicationNote,
    bring,
    arriveMinutesBefore,
    needsCompanion,
    minorsWithGuardian,
    warnings,
    "fileUrl": file.asset->url
  },
  reviewedAt,
  reviewedBy->{${PERSON_FRAGMENT}}
`;

/**
 * Inside of an exam's line in a list; `synonyms` are for the search only. Radiation is no choice: the
 * technique of its type has it, and with it the question about pregnancy (RDC Anvisa 611/2022). An exam whose type is not
 * known asks as well: it may be one that radiates (C4).
 */
export const EXAM_CARD_FRAGMENT = `
  _id,
  title,
  "slug": slug.current,
  "modality": *[_type == "examType" && _id == ^.modality._ref][0]{_id, title, order, technique},
  bodyRegion,
  synonyms,
  summary,
  requiresMedicalOrder,
  requiresAppointment,
  usesContrast,
  asksAboutMetal,
  "ionizingRadiation": !(coalesce(modality->technique, "") in ["ultrassom", "ressonancia", "outra"]),
  durationMinutes,
  resultDays,
  resultDeadline,
  "needsNothing": preparation.noPreparation == true,
  "needsFullBladder": count(preparation.rules[bladder == "cheia"]) > 0,
  "needsFasting": count(preparation.rules[fastingHours > 0]) > 0
`;
