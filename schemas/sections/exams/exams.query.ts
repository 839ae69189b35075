import { CLINIC_HOURS, DEPARTMENTS_TODAY_QUERY } from '../../documents/clinic-hours.query.ts';
import { EXAM_CARD_QUERY, EXAM_ORDER, PREPARATION_QUERY } from '../../documents/exam/exam.query.ts';
import { IDENTIFICATION_QUERY } from '../../documents/professional/professional.query.ts';
import { SECTION_HEADER_QUERY } from '../../objects/parts.query.ts';

/** Preparations are long: only the variant that shows them asks for them. Who left answers for nothing any more. */
export const EXAMS_QUERY = `
  variant,
  "modalities": modalities[]._ref,
  surface,
  header{${SECTION_HEADER_QUERY}},
  "items": *[_type == "exam" && defined(slug.current) && (count(coalesce(^.modalities, [])) == 0 || modality._ref in ^.modalities[]._ref)] | order(${EXAM_ORDER}) {
    ${EXAM_CARD_QUERY}
  },
  "preparations": select(variant == "preparo" => *[_type == "exam" && defined(slug.current)] | order(_id asc) {_id, ${PREPARATION_QUERY}}),
  "hours": ${CLINIC_HOURS}{${DEPARTMENTS_TODAY_QUERY}},
  "imagingLead": *[_type == "professional" && status == "ativo" && _id == *[_type == "siteSettings" && _id == "siteSettings"][0].imagingLead._ref][0]{${IDENTIFICATION_QUERY}}
`;
