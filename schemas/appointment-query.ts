import { defineQuery } from 'groq';

import { CLINIC_TODAY, INTERVALS_FRAGMENT } from './objects/parts.query.ts';
import { ITS_AREA } from './documents/area.query.ts';
import { EXAM_FILTER, EXAM_ORDER } from './documents/exam/exam.query.ts';
import { HEALTH_PLAN_FILTER, HEALTH_PLAN_ORDER } from './documents/health-plan.query.ts';
import { IDENTIFICATION_FRAGMENT, PROFESSIONAL_ORDER } from './documents/professional/professional.query.ts';
import { SERVICE_FILTER, SERVICE_ORDER } from './documents/service/service.query.ts';

/** Everything an appointment can be asked for, which plans cover what, and when people attend. */
export const APPOINTMENT_QUERY = defineQuery(`{
  "services": *[${SERVICE_FILTER}] | order(${SERVICE_ORDER}) {_id, title, "slug": slug.current, ${ITS_AREA}, modalities, whatsappMessage, "by": professionals[]._ref},
  "exams": *[${EXAM_FILTER} && requiresAppointment != false] | order(${EXAM_ORDER}) {_id, title, "slug": slug.current, whatsappMessage, "by": professionals[]._ref},
  "people": *[_type == "professional" && status == "ativo" && defined(slug.current)] | order(${PROFESSIONAL_ORDER}) {
    ${IDENTIFICATION_FRAGMENT},
    ${ITS_AREA},
    bookingUrl,
    modalities,
    schedule[]{_key, days, ${INTERVALS_FRAGMENT}},
    visits[]{_key, date, week, day, ${INTERVALS_FRAGMENT}},
    "today": ${CLINIC_TODAY}
  },
  "plans": *[${HEALTH_PLAN_FILTER}] | order(${HEALTH_PLAN_ORDER}) {_id, name, needsAuthorization, "covers": coverage[].target._ref, "notes": coverage[defined(note)]{_key, note, "of": target._ref}}
}`);
