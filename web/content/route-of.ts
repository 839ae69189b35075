import { isSlug } from './slug.ts';

/** The kinds of page the site has; mirrors the folders of `web/app`. */
export type Route =
  | { readonly kind: 'home' }
  | { readonly kind: 'professionals' }
  | { readonly kind: 'professional'; readonly slug: string }
  | { readonly kind: 'page'; readonly slug: string }
  | { readonly kind: 'nothing' };

/** Tells from a path which page it shows; does not know whether that page exists. */
export function routeOf(path: string): Route {
  const segments = path.split('/').filter(Boolean);
  const [first, second] = segments;
  if (first === undefined) return { kind: 'home' };
  if (!segments.every(isSlug)) return { kind: 'nothing' };
  if (first !== 'profissional') return { kind: 'page', slug: segments.join('/') };
  if (second === undefined) return { kind: 'professionals' };
  return segments.length === 2 ? { kind: 'professional', slug: second } : { kind: 'nothing' };
}
