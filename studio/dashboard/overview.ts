import type { Approval } from '../approval/approval.ts';

/** A document as far as a line about it needs it. `_id` may be a draft's. */
export interface Named {
  readonly _id: string;
  readonly _type: string;
  readonly name: string;
}

/** A day (`YYYY-MM-DD`) after which something about the document changes. */
export interface Dated extends Named {
  readonly date: string;
}

export interface ApprovalRow extends Approval {
  readonly draft: { readonly _updatedAt: string; readonly name: string } | null;
  readonly published: { readonly _updatedAt: string } | null;
}

interface Interval {
  readonly opens: string;
  readonly closes: string;
}

export interface OverviewWeek {
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

/** What the question of the opening screen answers; see `overview.query.ts`. */
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
  /** Of special dates, those that are over included. */
  readonly namedDepartments: readonly { readonly department: string }[] | null;
  readonly approvals: readonly ApprovalRow[];
  readonly messages: readonly {
    readonly _id: string;
    readonly name: string | null;
    readonly subject: string | null;
    readonly receivedAt: string | null;
  }[];
  /** The oldest first; empty for whoever may not read messages. */
  readonly unanswered: readonly (Named & { readonly receivedAt: string })[];
  readonly messageCount: number;
  readonly prices: readonly Dated[];
  readonly plans: readonly Dated[];
  /** Reviewed a year ago, or by somebody who left since; `date` is empty where there is none. */
  readonly reviews: readonly (Dated & { readonly reviewerLeft: boolean })[];
  /** `date` is the moment at which they go. */
  readonly notices: readonly Dated[];
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
  readonly demo: readonly Named[];
}
