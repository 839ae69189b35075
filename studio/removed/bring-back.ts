export interface Stored {
  readonly _id: string;
  readonly _type: string;
  readonly [field: string]: unknown;
}

/** A document that is there no more (`lake/routes/removed.ts`). */
export interface Removed {
  /** ISO 8601, UTC. */
  readonly at: string;
  /** Id of the account. */
  readonly by: string;
  readonly document: Stored;
}

const OF_THE_LAKE = new Set(['_rev', '_createdAt', '_updatedAt', 'approval']);

/**
 * What writes a document anew. What somebody approved is approved anew: an approval is written by whoever gives it
 * (`docs/decisions/0022-reviews-are-approvals.md`).
 */
export function anew(document: Stored, id = document._id): Stored {
  const written = Object.entries(document).filter(([name]) => !OF_THE_LAKE.has(name));
  return { ...Object.fromEntries(written), _id: id, _type: document._type };
}

/**
 * What staff would miss. What goes of the demonstration at one moment goes by the first week, and comes back by it as a whole.
 */
export function missed(removed: readonly Removed[], types: readonly string[]): readonly Removed[] {
  const demo = removed.filter(({ document }) => document['isDemo'] === true);
  const atOnce = (at: string) => demo.filter((one) => one.at === at).length;
  return removed.filter(
    ({ document, at }) => types.includes(document._type) && (document['isDemo'] !== true || atOnce(at) === 1),
  );
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Ids of all that a value refers to, and that has to be there. */
export function referredTo(value: unknown): readonly string[] {
  if (!isObject(value)) return [];
  if (typeof value['_ref'] === 'string') return value['_weak'] === true ? [] : [value['_ref']];
  return [...new Set(Object.values(value).flatMap(referredTo))];
}

/** A value without its references to what is gone. */
function withoutReferences<Value>(value: Value, gone: ReadonlySet<string>): Value {
  const isGone = (part: unknown) => isObject(part) && gone.has(String(part['_ref']));
  if (Array.isArray(value))
    return value.filter((part) => !isGone(part)).map((part: unknown) => withoutReferences(part, gone)) as Value;
  if (!isObject(value)) return value;
  const kept = Object.entries(value).filter(([, part]) => !isGone(part));
  return Object.fromEntries(kept.map(([name, part]) => [name, withoutReferences(part, gone)])) as Value;
}

/** How a document comes back whose references lead to what is not there any more. */
export interface Return {
  /** To be written together: pictures and files whose file is kept, and the draft. */
  readonly documents: readonly Stored[];
  /** Needed on the site before: what can be brought back, and what is a draft only. */
  readonly first: readonly Stored[];
  /** Ids of what is gone for good, or with the demonstration: the draft does without. */
  readonly without: readonly string[];
}

/**
 * @param present of what the document refers to, what is there, drafts too
 * @param removed all that the lake tells
 * @param listed what of it staff can bring back
 */
export function returnOf(
  { document }: Removed,
  present: readonly Stored[],
  removed: readonly Removed[],
  listed: readonly Removed[],
): Return {
  const there = new Set(present.map(({ _id }) => _id));
  const missing = new Set(referredTo(document).filter((id) => !there.has(id)));
  const needed = (among: readonly Removed[]) => among.flatMap(({ document: one }) => (missing.has(one._id) ? one : []));
  const assets = needed(removed).filter(({ _type }) => /^sanity\.(image|file)Asset$/.test(_type));
  const drafts = present.filter(({ _id }) => missing.has(_id.replace(/^drafts\./, '')));
  const first = [...needed(listed), ...drafts];
  for (const { _id } of [...assets, ...first]) missing.delete(_id.replace(/^drafts\./, ''));
  const draft = withoutReferences(anew(document, `drafts.${document._id}`), missing);
  return { documents: [...assets.map((asset) => anew(asset)), draft], first, without: [...missing] };
}
