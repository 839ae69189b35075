import { amountProblem, centavosOf, needsApproval, unlikelyAmount } from '../../schemas/index.ts';
import { type Person, requestOf } from '../approval/approval.ts';
import type { StoredPair } from '../stored-pairs.ts';

/** A price as the lake has it. */
export interface StoredPrice {
  readonly _id: string;
  readonly _type: string;
  readonly _rev: string;
  readonly label?: string;
  readonly kind?: string;
  readonly amountCents?: number;
  readonly note?: string;
  /** Of a version: whether its planned change takes the document off the site. */
  readonly _system?: { readonly delete?: boolean };
  readonly [field: string]: unknown;
}

/** One price of the table. */
export interface PriceRow extends StoredPair<StoredPrice> {
  /** In the planned change that is chosen at the top of Studio. */
  readonly version?: StoredPrice | undefined;
}

/** What somebody typed into a row, and the amount that stood there then: `null` for none. */
export interface Edit {
  readonly typed: string;
  readonly seen: number | null;
}

export type Edits = Readonly<Record<string, Edit>>;

/** In the order of the site, with those of planned changes; and the clock of the clinic. */
export const PRICES = `{
  "prices": *[_type == $type] | order(order asc, label asc, _id asc),
  "timeZone": *[_id == "clinicHours"][0].timeZone
}`;

export interface Prices {
  readonly prices: readonly StoredPrice[];
  readonly timeZone: string | null;
}

/** What is planned, else what visitors see, else what waits to be published. */
export function shownOf({ version, published, draft, id }: PriceRow): StoredPrice {
  return version ?? published ?? draft ?? { _id: id, _type: 'priceItem', _rev: '' };
}

/** A row with what was typed. */
export interface Judged {
  readonly row: PriceRow;
  readonly cents: number | undefined;
  /** Whether the amount is another than is stored. */
  readonly isChange: boolean;
  /** Why it cannot be stored; else what to look at once more. */
  readonly problem?: string;
  readonly hint?: string;
  /** Somebody else changed the amount after this one was typed. */
  readonly isOvertaken: boolean;
}

export function judged(row: PriceRow, edit: Edit | undefined): Judged {
  const document = shownOf(row);
  const { amountCents } = document;
  if (!edit) return { row, cents: amountCents, isChange: false, isOvertaken: false };
  const cents = edit.typed.trim() === '' ? undefined : centavosOf(edit.typed);
  const isUnclear = cents === undefined && edit.typed.trim() !== '';
  const isChange = isUnclear || cents !== amountCents;
  const forbidden = amountProblem(cents, { document });
  const unlikely = unlikelyAmount(cents);
  const problem = isUnclear ? 'Escreva só o valor, como 250,00.' : forbidden;
  return {
    row,
    cents,
    isChange,
    isOvertaken: isChange && (amountCents ?? null) !== edit.seen,
    ...(isChange && problem !== true && { problem }),
    ...(isChange && unlikely !== true && { hint: unlikely }),
  };
}

/** Who publishes, and what of it takes another person. */
export interface Rights {
  readonly publishes: boolean;
  readonly approves: boolean;
}

/**
 * What becomes of a change: `site` at once; `approved` by who makes it, who is the technical director; `asked`: a draft with a
 * request, as a single document has it; `draft` of what was never published.
 */
export type Way = 'site' | 'approved' | 'asked' | 'draft';

export function wayOf({ row: { published, draft }, cents }: Judged, { publishes, approves }: Rights): Way {
  if (!published) return 'draft';
  if (!publishes) return 'asked';
  if (cents === undefined || !needsApproval(published, 'priceItem')) return 'site';
  // A draft may hold more than this change, which the director has to see first.
  return approves && !draft ? 'approved' : 'asked';
}

export interface Change {
  readonly row: PriceRow;
  readonly cents: number | undefined;
  readonly way: Way;
  /** What to look at once more. */
  readonly hint?: string | undefined;
}

/**
 * One transaction for all changes. What is published changes alone; a draft gets the same amount, so that no later publication
 * takes it back. Fails as a whole where a document is not as it was read.
 * @param today `YYYY-MM-DD`, from when the new amounts are valid
 */
export function mutationsOf(changes: readonly Change[], today: string, by: Person) {
  return changes.flatMap(({ row, cents, way }) => {
    const { published, draft } = row;
    const patch = (document: StoredPrice) => ({ patch: amountPatch(document, cents, today) });
    const inDraft = draft ? [patch(draft)] : [];
    if (way === 'draft') return inDraft;
    if (way === 'site') return [...(published ? [patch(published)] : []), ...inDraft];
    const request = requestOf({ document: shownOf(row), note: '', by });
    return [
      ...(draft || !published ? inDraft : [{ create: copyWith(published, `drafts.${published._id}`, cents, today) }]),
      ...(way === 'asked' ? [{ createOrReplace: request }] : []),
    ];
  });
}

/**
 * Another amount in a document that is as it was read.
 * @param from `YYYY-MM-DD`; without it the day stays that stands there
 */
export function amountPatch({ _id: id, _rev: ifRevisionID }: StoredPrice, cents: number | undefined, from?: string) {
  return {
    id,
    ifRevisionID,
    set: { ...(from !== undefined && { validFrom: from }), ...(cents !== undefined && { amountCents: cents }) },
    ...(cents === undefined && { unset: ['amountCents'] }),
  };
}

/** A draft or a version of what is published, with another amount, from a day on where there is one. */
export function copyWith(published: StoredPrice, _id: string, cents: number | undefined, from?: string) {
  const { _rev, _updatedAt, _system, amountCents: _before, ...content } = published;
  return {
    ...content,
    _id,
    _type: published._type,
    ...(from !== undefined && { validFrom: from }),
    ...(cents !== undefined && { amountCents: cents }),
  };
}
