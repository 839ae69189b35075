import { SLUG } from '#schemas/rules/slug.ts';

/** The kinds of page the site has; mirrors the folders of `web/app`. */
export type Route =
  | { readonly kind: 'home' | 'professionals' | 'topics' | 'fixed' | 'nothing' }
  | { readonly kind: 'professional' | 'service' | 'exam' | 'topic' | 'page'; readonly slug: string }
  | { readonly kind: 'post'; readonly topic: string; readonly slug: string };

/** Folders of `web/app` whose pages show nothing but settings. */
const fixed = new Set(['coming-soon', 'basic-components', 'offline']);
/** Folders with one page per document; the list beside them is a page that staff build, or a route of its own. */
const collections = { profissional: 'professional', servicos: 'service', exames: 'exam' } as const;

function isCollection(name: string): name is keyof typeof collections {
  return Object.hasOwn(collections, name);
}

/** Tells from a path which page it shows; does not know whether that page exists. */
export function routeOf(path: string): Route {
  const segments = path.split('/').filter(Boolean);
  const [first, second, third] = segments;
  if (first === undefined) return { kind: 'home' };
  if (!segments.every(isSlug) || segments.length > 3) return { kind: 'nothing' };
  if (first === 'topics') {
    if (second === undefined) return { kind: 'topics' };
    return third === undefined ? { kind: 'topic', slug: second } : { kind: 'post', topic: second, slug: third };
  }
  if (second !== undefined) {
    if (third !== undefined || !isCollection(first)) return { kind: 'nothing' };
    return { kind: collections[first], slug: second };
  }
  if (first === 'profissional') return { kind: 'professionals' };
  return fixed.has(first) ? { kind: 'fixed' } : { kind: 'page', slug: first };
}

/** Whether a path segment can be the address of something; anything else needs no question to the lake. */
function isSlug(value: string): boolean {
  return value.length <= 96 && SLUG.test(value);
}
