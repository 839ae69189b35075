import type { CurrentUser, SanityDocument } from 'sanity';

import { APPROVED_FIELDS } from '../../schemas/index.ts';
import { type Approval, isOpen } from '../approval/approval.ts';
import { mayPublish } from '../roles.ts';

/** A document as far as a line about it needs it. `_id` may be a draft's. */
interface Named {
  readonly _id: string;
  readonly _type: string;
  readonly name: string;
}

/** A day (`YYYY-MM-DD`) after which something about the document changes. */
interface Dated extends Named {
  readonly date: string;
}

/** What somebody may approve. */
export interface Proposal {
  readonly documentId: string;
  readonly documentType: string;
  /** Whole, to tell what changed; with the name of the document. A version, where it goes on the air with a release. */
  readonly draft: (SanityDocument & Named) | null;
  readonly published: SanityDocument | null;
  /** Of what both refer to. */
  readonly names: readonly { readonly _id: string; readonly name: string }[];
}

export interface ApprovalRow extends Approval, Proposal {
  /** Answered within seven days. */
  readonly isNews: boolean;
  readonly published: (SanityDocument & Named) | null;
}

/** Nobody asks for its approval: it is planned, and does not go on the air without. */
export interface PlannedProposal extends Proposal {
  readonly release: { readonly name: string; readonly isOfOne: boolean; readonly at: string | null };
}

interface Interval {
  readonly opens: string;
  readonly closes: string;
}

interface OverviewWeek {
  readonly days: readonly string[] | null;
  readonly department: string | null;
  readonly intervals: readonly Interval[] | null;
}

export interface OverviewDate {
  readonly date: string;
  readonly until: string | null;
  readonly department: string | null;
  readonly label: string | null;
  readonly status: string | null;
  readonly intervals: readonly Interval[] | null;
}

/** What the question of the opening screen answers; `OVERVIEW_QUERY`. */
export interface Overview {
  readonly settings: {
    readonly demoMode: boolean | null;
    /** Working days in which the site promises an answer. */
    readonly answerWithinDays?: number | null;
    readonly certificate: string | null;
    readonly licence: string | null;
  } | null;
  readonly timeZone: string | null;
  /** Those still to come, of the draft where there is one. */
  readonly specialDates: readonly OverviewDate[] | null;
  readonly openingHours: readonly OverviewWeek[] | null;
  /** What visitors see, with the special dates that are over. */
  readonly publishedHours: {
    readonly openingHours: readonly OverviewWeek[] | null;
    readonly specialDates: readonly (OverviewDate & { readonly status: string })[] | null;
  } | null;
  readonly approvals: readonly ApprovalRow[];
  /** Of types that are approved, whether they are already or not. */
  readonly plannedProposals: readonly PlannedProposal[];
  readonly messages: readonly {
    readonly _id: string;
    readonly name: string | null;
    readonly subject: string | null;
    readonly receivedAt: string | null;
  }[];
  /** The oldest first; empty for whoever may not read messages. */
  readonly unanswered: readonly (Named & { readonly receivedAt: string })[];
  readonly messageCount: number;
  /** Requests for an appointment that nobody dealt with. */
  readonly requestCount: number;
  readonly prices: readonly Dated[];
  readonly plans: readonly Dated[];
  /** Reviewed a year ago, or by somebody who left since; `date` is empty where there is none. */
  readonly reviews: readonly (Dated & { readonly reviewerLeft: boolean })[];
  /** `date` is the moment at which they go. */
  readonly notices: readonly Dated[];
  /** Of drafts, too: until when they are on the site, in ISO 8601. */
  readonly noticesAhead: readonly { readonly title: string | null; readonly until: string }[];
  readonly sections: readonly (Named & {
    readonly ending: readonly { readonly _key: string; readonly title: string | null; readonly until: string }[];
  })[];
  readonly drafts: readonly (Named & { readonly _updatedAt: string })[];
  readonly draftCount: number;
  /** Releases with a date; a single scheduled draft names its document. */
  readonly planned: readonly {
    readonly _id: string;
    readonly name: string;
    readonly state: 'active' | 'scheduling' | 'scheduled';
    readonly title: string | null;
    readonly at: string;
    readonly document: Named | null;
  }[];
  /** Published documents that are marked as invented. */
  readonly demoCount: number;
  readonly demoPeople: number;
  /** A question of the first week was answered (`studio/first-week/`). */
  readonly isBegun: boolean;
  /** Published articles that come on the air by their date; `date` is that moment. */
  readonly dated: readonly Dated[];
}

const PUBLISHED = `!(_id in path("drafts.**")) && !(_id in path("versions.**"))`;

const NAME = `"name": coalesce(title, name, fullName, label, question, tradeName, from, quote, select(_type == "clinicHours" => "Horários e feriados"), _id)`;

/** What documents that are approved refer to. */
const REFERENCES = `[
  area, author, modality, priceItem, reportedBy, reviewedBy, topic,
  ...coalesce(equipment, []), ...coalesce(professionals, []), ...coalesce(services, [])
]`;

/** Of what a document refers to. */
const NAMES = `{"of": ${REFERENCES}[defined(_ref)]->{_id, ${NAME}}}.of[]`;

const APPROVED_TYPES = JSON.stringify(Object.keys(APPROVED_FIELDS));

/** Who left answers for no text any more (`schemas/rules/reviews.ts`). */
const REVIEWER_LEFT = `coalesce(reviewedBy->status == "ex-membro", false)`;

/**
 * Everything the opening screen tells, in one question, so that it costs one request and all of it is of the same moment.
 * Asked in the raw perspective: drafts and published documents are told apart by their ids.
 * Parameters: `today` and `horizon` (`YYYY-MM-DD`), `yearAgo` (`YYYY-MM-DD`), `soon` (ISO date and time), `types`.
 */
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
  "publishedHours": *[_id == "clinicHours"][0]{
    openingHours[]{days, department, intervals},
    specialDates[]{date, until, department, label, status, intervals}
  },
  "approvals": *[_type == "approval"]{
    ...,
    "isNews": coalesce(dateTime(answeredAt) > dateTime(now()) - 7 * 24 * 60 * 60, false),
    "draft": *[_id == "drafts." + ^.documentId][0]{..., ${NAME}},
    "published": *[_id == ^.documentId][0]{..., ${NAME}},
    "names": *[_id in [^.documentId, "drafts." + ^.documentId]]${NAMES}
  } | order(_updatedAt asc),
  "plannedProposals": *[_id in path("versions.**") && _type in ${APPROVED_TYPES} && _system.delete != true]{
    "documentId": string::split(_id, ".")[2],
    "documentType": _type,
    "draft": {..., ${NAME}},
    "published": *[_id == string::split(^._id, ".")[2]][0],
    "names": *[_id in [^._id, string::split(^._id, ".")[2]]]${NAMES},
    "release": *[_type == "system.release" && state in ["active", "scheduled"] && name == string::split(^._id, ".")[1]][0]{
      name, "isOfOne": metadata.cardinality == "one", "at": coalesce(publishAt, metadata.intendedPublishAt)
    }
  }[defined(release)] | order(release.at asc),
  "messages": *[_type == "message" && _id in path("messages.*") && state == "novo" && !defined(number)]
    | order(receivedAt desc) [0...5] {_id, name, subject, receivedAt},
  "unanswered": *[_type == "message" && _id in path("messages.*") && state in ["novo", "lido"] && defined(receivedAt)]
    | order(receivedAt asc) [0...1000] {_id, _type, "name": coalesce(name, "Sem nome"), receivedAt},
  "messageCount": count(*[_type == "message" && _id in path("messages.*") && state == "novo" && !defined(number)]),
  "requestCount": count(*[_type == "message" && _id in path("messages.*") && state == "novo" && defined(number)]),
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
  "noticesAhead": *[_type == "notice" && !(_id in path("versions.**")) && until >= $today]{title, until},
  "drafts": *[_id in path("drafts.**") && _type in $types] | order(_updatedAt desc) [0...5] {_id, _type, _updatedAt, ${NAME}},
  "draftCount": count(*[_id in path("drafts.**") && _type in $types]),
  "planned": *[_type == "system.release" && state in ["active", "scheduling", "scheduled"] && defined(coalesce(publishAt, metadata.intendedPublishAt))]{
    _id,
    name,
    state,
    "title": metadata.title,
    "at": coalesce(publishAt, metadata.intendedPublishAt),
    "document": select(
      metadata.cardinality == "one" => *[string::startsWith(_id, "versions." + ^.name + ".")][0]{_id, _type, ${NAME}}
    )
  } | order(at asc),
  "dated": *[_type == "post" && ${PUBLISHED} && publishedAt > now()] | order(publishedAt asc) {
    _id, _type, ${NAME}, "date": publishedAt
  },
  "demoCount": count(*[isDemo == true && ${PUBLISHED}]),
  "demoPeople": count(*[_type == "professional" && isDemo == true && ${PUBLISHED}]),
  "isBegun": defined(*[_id == "state.firstWeek"][0].answers)
}`;

/** The requests that concern somebody: what waits for those who publish or approve, and for everybody their own. */
export function openFor(rows: readonly ApprovalRow[], user: CurrentUser | null): readonly ApprovalRow[] {
  return rows.filter(
    (row) =>
      isOpen(row, row.draft, row.published) &&
      (row.requestedBy.id === user?.id || (row.state === 'waiting' && mayPublish(user, row.documentType))),
  );
}

/** What somebody asked for and was published since, for a week. */
export function answeredFor(rows: readonly ApprovalRow[], user: CurrentUser | null): readonly ApprovalRow[] {
  return rows.filter(({ isNews, requestedBy, published }) => isNews && published && requestedBy.id === user?.id);
}
