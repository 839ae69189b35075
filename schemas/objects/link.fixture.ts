import type { Link } from '../generated/content-types.ts';

/** A link to a page or professional of the demonstration content, by document id. */
export function linkTo(id: string, anchor?: string): Link {
  return { _type: 'link', kind: 'page', target: { _type: 'reference', _ref: id }, ...(anchor && { anchor }) };
}

/** A link that follows the clinic's settings or a fixed route. */
export function linkOf(kind: Exclude<Link['kind'], 'page' | 'url'>): Link {
  return { _type: 'link', kind };
}
