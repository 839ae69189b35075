/**
 * Everything the opening screen tells, in one question, so that it costs one request and all of it is of the same moment.
 * Asked in the raw perspective: drafts and published documents are told apart by their ids.
 * Parameters: `today` and `horizon` (`YYYY-MM-DD`), `yearAgo` (`YYYY-MM-DD`), `soon` (ISO date and time), `types`.
 */
const PUBLISHED = `!(_id in path("drafts.**")) && !(_id in path("versions.**"))`;

const NAME = `"name": coalesce(title, name, fullName, label, question, tradeName, from, quote, select(_type == "clinicHours" => "Horários e feriados"), _id)`;

/** Who left answers for no text any more (`schemas/rules/signer.ts`). */
const REVIEWER_LEFT = `coalesce(reviewedBy->status == "ex-membro", false)`;

export const OVERVIEW_QUERY = `{
  "settings": *[_id == "siteSettings"][0]{
    demoMode,
    "answerWithinDays": formSettings.answerWithinDays,
    "certificate": crmCertificate.validUntil,
    "licence": sanitaryLicense.validUntil
  },
  "timeZone": *[_id == "clinicHours"][0].timeZone,
  "specialDates": coalesce(*[_id == "drafts.clinicHours"][0], *[_id == "clinicHours"][0])
    .specialDates[coalesce(until, date) >= $today]{date, until, department, label, status, intervals},
  "openingHours": coalesce(*[_id == "drafts.clinicHours"][0], *[_id == "clinicHours"][0]).openingHours[]{days, department, intervals},
  "namedDepartments": *[_id == "clinicHours"][0].specialDates[defined(department)]{department},
  "approvals": *[_type == "approval"]{
    ...,
    "draft": *[_id == "drafts." + ^.documentId][0]{_id, _updatedAt, ${NAME}},
    "published": *[_id == ^.documentId][0]{_id, _updatedAt}
  } | order(_updatedAt asc),
  "messages": *[_type == "message" && _id in path("messages.*") && state == "novo"]
    | order(receivedAt desc) [0...5] {_id, name, subject, receivedAt},
  "unanswered": *[_type == "message" && _id in path("messages.*") && state in ["novo", "lido"] && defined(receivedAt)]
    | order(receivedAt asc) [0...50] {_id, _type, "name": coalesce(name, "Sem nome"), receivedAt},
  "messageCount": count(*[_type == "message" && _id in path("messages.*") && state == "novo"]),
  "prices": *[_type == "priceItem" && ${PUBLISHED} && validUntil <= $horizon]{_id, _type, ${NAME}, "date": validUntil},
  "plans": *[_type == "healthPlan" && ${PUBLISHED} && active == true && validUntil <= $horizon]{
    _id, _type, ${NAME}, "date": validUntil
  },
  "reviews": *[_type in ["exam", "post"] && ${PUBLISHED} && isDemo != true && !(_type == "post" && kind == "noticia") && (reviewedAt <= $yearAgo || ${REVIEWER_LEFT})]{
    _id, _type, ${NAME}, "date": coalesce(reviewedAt, ""), "reviewerLeft": ${REVIEWER_LEFT}
  },
  "sections": *[_type == "page" && ${PUBLISHED} && count(sections[hidden != true && visibility.until <= $soon && visibility.until > now()]) > 0]{
    _id,
    _type,
    ${NAME},
    "ending": sections[hidden != true && visibility.until <= $soon && visibility.until > now()]{
      _key, "title": coalesce(title, header.title), "until": visibility.until
    }
  },
  "notices": *[_type == "notice" && ${PUBLISHED} && hidden != true && until <= $soon && until > now()]{_id, _type, ${NAME}, "date": until},
  "drafts": *[_id in path("drafts.**") && _type in $types] | order(_updatedAt desc) [0...5] {_id, _type, _updatedAt, ${NAME}},
  "draftCount": count(*[_id in path("drafts.**") && _type in $types]),
  "planned": *[_type == "system.release" && state in ["active", "scheduling", "scheduled"] && defined(coalesce(publishAt, metadata.intendedPublishAt))]{
    _id,
    name,
    state,
    "title": metadata.title,
    "at": coalesce(publishAt, metadata.intendedPublishAt),
    "document": select(
      metadata.cardinality == "one" => *[_id == "versions." + ^.name + "." + ^.finalDocumentStates[0].id][0]{_id, _type, ${NAME}}
    )
  } | order(at asc),
  "demo": *[isDemo == true && ${PUBLISHED}] | order(_type asc, _id asc) {_id, _type, ${NAME}}
}`;
