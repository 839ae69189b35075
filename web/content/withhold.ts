import { type Breach, pictureProblem } from '#schemas/rules/breaches.ts';

type Withheld = ReadonlyMap<string, readonly string[]>;

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** A picture as `PICTURE_QUERY` gives it. */
const isPicture = (value: Record<string, unknown>) => 'asset' in value && 'alt' in value && 'isStock' in value;

/**
 * The result of a query without what breaks a rule of level E: documents are found by their `_id`, wherever they stand;
 * one in a list is left out, one that stands alone becomes null, as if it were not published. A picture loses its file.
 * What needs no change stays the same object.
 */
export function withhold<Data>(data: Data, breaches: readonly Breach[]): Data {
  const withheld = new Map<string, readonly string[]>();
  for (const { id, hides } of breaches) withheld.set(id, [...(withheld.get(id) ?? []), hides]);
  return without(data, withheld) as Data;
}

/** The same without these documents, wherever they stand. */
export function withoutDocuments<Data>(data: Data, ids: Iterable<string>): Data | null {
  return without(data, new Map([...ids].map((id) => [id, ['document']]))) as Data | null;
}

const isGone = (value: unknown, withheld: Withheld) =>
  isObject(value) && typeof value._id === 'string' && withheld.get(value._id)?.includes('document') === true;

function without(value: unknown, withheld: Withheld): unknown {
  if (!isObject(value)) return value;
  if (isGone(value, withheld)) return null;
  if (Array.isArray(value)) return listWithout(value, withheld);
  const hidden = typeof value._id === 'string' ? withheld.get(value._id) : undefined;
  const hidesFile = isPicture(value) && pictureProblem(value) !== true;
  let changed = false;
  const entries = Object.entries(value).map(([name, member]): [string, unknown] => {
    const isHidden = hidden?.includes(name) === true || (hidesFile && name === 'asset');
    const kept = isHidden ? null : without(member, withheld);
    changed ||= kept !== member;
    return [name, kept];
  });
  return changed ? Object.fromEntries(entries) : value;
}

function listWithout(list: readonly unknown[], withheld: Withheld): readonly unknown[] {
  const kept = list.filter((member) => !isGone(member, withheld)).map((member) => without(member, withheld));
  return kept.length === list.length && kept.every((member, index) => member === list[index]) ? list : kept;
}

declare global {
  // Route handlers are bundled apart from pages; each would report the same once more.
  var reportedBreaches: string | undefined;
}

/**
 * Tells the clinic's log what is kept from visitors and why, one line of JSON each, when that has changed. Staff see the
 * same list in Studio.
 */
export function reportBreaches(breaches: readonly Breach[], warn: (line: string) => void = console.warn): void {
  const lines = breaches.map((breach) => JSON.stringify({ event: 'content-withheld', ...breach }));
  const all = lines.join('\n');
  if (all === (globalThis.reportedBreaches ?? '')) return;
  globalThis.reportedBreaches = all;
  for (const line of lines) warn(line);
}
