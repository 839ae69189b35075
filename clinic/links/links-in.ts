import type { StoredDocument } from '#lake/store/types.ts';

/** A link to another site, and the field that says it, as Studio writes paths. */
export interface OutsideLink {
  readonly url: string;
  readonly id: string;
  readonly type: string;
  readonly path: string;
}

/** What is no content of the clinic: files, and what the lake and Studio keep for themselves. */
const OF_THE_SYSTEM = /^(sanity|system)\./;

/**
 * Every link to another site in what is published. What visitors wrote is not: its ids have a dot. Of the demonstration nothing is
 * looked at: nobody has it to mend.
 */
export function outsideLinks(documents: readonly StoredDocument[]): readonly OutsideLink[] {
  return documents
    .filter(({ _id, _type }) => !_id.includes('.') && !OF_THE_SYSTEM.test(_type))
    .filter((document) => document['isDemo'] !== true && document['demoMode'] !== true)
    .flatMap(({ _id: id, _type: type, ...fields }) =>
      addressesIn(fields, '').map(({ path, url }) => ({ url, id, type, path })),
    );
}

function addressesIn(value: unknown, path: string): readonly { readonly path: string; readonly url: string }[] {
  if (typeof value === 'string')
    return /^https?:\/\/\S+$/i.test(value) && URL.canParse(value) ? [{ path, url: value }] : [];
  if (Array.isArray(value)) {
    return value.flatMap((item: unknown, index) => addressesIn(item, `${path}[${keyOf(item) ?? index}]`));
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value)
    .filter(([name]) => !name.startsWith('_'))
    .flatMap(([name, member]) => addressesIn(member, path === '' ? name : `${path}.${name}`));
}

function keyOf(item: unknown): string | undefined {
  const key: unknown = typeof item === 'object' && item !== null ? Reflect.get(item, '_key') : undefined;
  return typeof key === 'string' ? `_key=="${key}"` : undefined;
}
