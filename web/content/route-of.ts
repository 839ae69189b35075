import type { Place } from '#schemas/documents/places.ts';
import { type DocumentRoute, type IndexPage, REQUEST, SEARCH } from '#schemas/documents/route.ts';
import { documentRoutes } from '#schemas/generated/routes.ts';
import { sectionTitles } from '#schemas/generated/section-titles.ts';
import { SLUG } from '#schemas/rules/links.ts';
import type { SectionType } from '#schemas/sections/index.ts';

const SECTION_TYPES = Object.keys(sectionTitles) as SectionType[];

/** What is at a path, as far as the path alone tells. */
export type Route =
  | { readonly kind: 'home' | 'fixed' | 'nothing' }
  | { readonly kind: 'index'; readonly index: IndexPage }
  | { readonly kind: 'document'; readonly route: DocumentRoute; readonly params: Readonly<Record<string, string>> };

/** The style guide, and its pages of one section type each. */
export const GUIDE = '/basic-components';
export const guidePath = (type: SectionType) =>
  `${GUIDE}/${type.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
export const guideSections: ReadonlyMap<string, SectionType> = new Map(
  SECTION_TYPES.map((type) => [guidePath(type), type]),
);

export { REQUEST, SEARCH };

/** Below the form for an appointment, what it is for: the page of that, and the word in its place. */
const ASKED_FOR = { exame: '/exames', servico: '/servicos', profissional: '/profissional' } as const;
/** Of a request that was sent (web/contact/request-number.ts). */
const PATIENT_PAGE = /^\/agendar\/pedido\/[\da-z-]+$/i;
export const isPatientPage = (path: string) => PATIENT_PAGE.test(path);

/** Of a form whose first question is answered, the page of what it is for. */
export function askedForPath(path: string): string | undefined {
  const [, kind = '', slug = ''] = /^\/agendar\/([a-z]+)\/([^/]+)$/.exec(path) ?? [];
  return Object.hasOwn(ASKED_FOR, kind) ? `${ASKED_FOR[kind as keyof typeof ASKED_FOR]}/${slug}` : undefined;
}

/** Pages of `web/app` that show nothing but settings. */
const fixed = new Set([SEARCH, REQUEST, '/coming-soon', '/offline', GUIDE, ...guideSections.keys()]);

/** The lists that are there whatever staff publish. */
export const indexPages: readonly IndexPage[] = documentRoutes.flatMap(({ index }) => (index ? [index] : []));

/** The lists that are worth naming: one that nothing is in yet may say less than none. */
export function listedIndexes(places: readonly Pick<Place, 'type'>[]): readonly IndexPage[] {
  return documentRoutes.flatMap(({ type, index }) =>
    index && (index.listedWhenEmpty || places.some((place) => place.type === type)) ? [index] : [],
  );
}

/** Tells from a path which page it shows; does not know whether that page exists. */
export function routeOf(path: string): Route {
  const segments = path.split('/').filter(Boolean);
  if (segments.length === 0) return { kind: 'home' };
  if (isPatientPage(`/${segments.join('/')}`)) return { kind: 'fixed' };
  if (!segments.every(isSlug)) return { kind: 'nothing' };
  const plain = `/${segments.join('/')}`;
  if (fixed.has(plain) || askedForPath(plain)) return { kind: 'fixed' };
  const index = indexPages.find((page) => page.path === plain);
  if (index) return { kind: 'index', index };
  for (const route of documentRoutes) {
    const params = paramsIn(route.address, segments);
    if (params) return { kind: 'document', route, params };
  }
  return { kind: 'nothing' };
}

/** @returns undefined where the address is of another form */
function paramsIn(address: string, segments: readonly string[]): Readonly<Record<string, string>> | undefined {
  const names = address.split('/').slice(1);
  const fits = (name: string, index: number) => name.startsWith(':') || name === segments[index];
  if (names.length !== segments.length || !names.every(fits)) return undefined;
  const entries = names.map((name, index) => [name.slice(1), segments[index] ?? ''] as const);
  return Object.fromEntries(entries.filter((_entry, index) => names[index]?.startsWith(':')));
}

/** Whether a path segment can be the address of something; anything else needs no question to the lake. */
function isSlug(value: string): boolean {
  return value.length <= 96 && SLUG.test(value);
}
