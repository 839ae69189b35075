/** A published document as the Content Lake stores it. */
export interface Published {
  readonly _id: string;
  readonly _type: string;
  readonly _rev: string;
  readonly _createdAt: string;
  readonly _updatedAt: string;
  readonly [field: string]: unknown;
}

/**
 * What an answer depends on, and what a change is about, as short names: the documents of a type, one document, the documents of a
 * type with a slug. An answer can only have changed when one of its names is among those of a change.
 */
export const ofType = (type: string) => `type:${type}`;
export const ofId = (id: string) => `id:${id}`;
export const ofSlug = (type: string, slug: string) => `slug:${type}/${slug}`;
/** Depends on every document. */
export const ANYTHING = 'anything';

/** All names under which a document, as it was or as it is, can be depended on. */
export function namesOf(document: Published): readonly string[] {
  const slug = slugOf(document);
  const names = [ANYTHING, ofType(document._type), ofId(document._id)];
  return slug === undefined ? names : [...names, ofSlug(document._type, slug)];
}

export function slugOf({ slug }: Published): string | undefined {
  const current: unknown = typeof slug === 'object' && slug !== null ? Reflect.get(slug, 'current') : undefined;
  return typeof current === 'string' ? current : undefined;
}
