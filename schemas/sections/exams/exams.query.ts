import { CLINIC_HOURS, DEPARTMENTS_TODAY_FRAGMENT } from '../../documents/clinic-hours.query.ts';
import { EXAM_CARD_FRAGMENT, EXAM_ORDER, PREPARATION_FRAGMENT } from '../../documents/exam/exam.query.ts';
import { IDENTIFICATION_FRAGMENT } from '../../documents/professional/professional.query.ts';
import { SECTION_HEADER_FRAGMENT } from '../../objects/parts.query.ts';

/** Preparations are long: only the variant that shows them asks for them. Who left answers for nothing any more. */
export const EXAMS_FRAGMENT = `
  variant,
  "modalities": modalities[]._ref,
  surface,
  header{${SECTION_HEADER_FRAGMENT}},
  "items": *[_type == "exam" && defined(slug.current) && (count(coalesce(^.modalities, [])) == 0 || modality._ref in ^.modalities[]._ref)] | order(${EXAM_ORDER}) {
    ${EXAM_CARD_FRAGMENT}
  },
  "preparations": select(variant == "preparo" => *[_type == "exam" && defined(slug.current)] | order(_id asc) {_id, ${PREPARATION_FRAGMENT}}),
  "hours": ${CLINIC_HOURS}{${DEPARTMENTS_TODAY_FRAGMENT}},
  "imagingLead": *[_type == "professional" && status == "ativo" && _id == *[_type == "siteSettings" && _id == "siteSettings"][0].imagingLead._ref][0]{${IDENTIFICATION_FRAGMENT}}
`;
