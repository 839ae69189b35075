import type {
  DocumentLocation,
  DocumentLocationResolvers,
  DocumentLocationsState,
  DocumentResolver,
} from 'sanity/presentation';

import { documentRoutes, type DocumentRoute, isHomeId, pathOf } from '../schemas/index.ts';
import { fieldTitle } from './dashboard/breach-rows.ts';

/** The names in an address but for the document's own slug: references whose slug stands there. */
export function referencesIn({ address }: Pick<DocumentRoute, 'address'>): readonly string[] {
  return [...address.matchAll(/:(\w+)/g)].map(([, name = '']) => name).filter((name) => name !== 'slug');
}

/** Which document an address of the site shows: opened beside the page when somebody goes there. The first match counts. */
export const mainDocuments: DocumentResolver[] = [
  { route: '/', filter: '_type == "page" && _id == "home"' },
  // Long addresses first.
  ...documentRoutes.toReversed().map((route) => ({
    route: route.address,
    filter: [
      `_type == "${route.type}"`,
      '_id != "home"',
      'slug.current == $slug',
      ...referencesIn(route).map((name) => `${name}->slug.current == $${name}`),
    ].join(' && '),
  })),
];

const HOME: DocumentLocation = { title: 'Início', href: '/' };
/** @param missing names of the address for which nothing stands yet */
const noAddress = ({ type }: DocumentRoute, missing: readonly string[]): DocumentLocationsState => ({
  message: `Aparece no site quando tiver: ${missing.map((name) => fieldTitle(type, name)).join(', ')}.`,
  tone: 'caution',
});

type Selected = Readonly<Partial<Record<string, string>>>;

/** The document's own page, and the pages that list it besides. */
function placesOf(route: DocumentRoute) {
  const names = ['slug', ...referencesIn(route)];
  const slugs = names.map((name) => [name, name === 'slug' ? 'slug.current' : `${name}.slug.current`] as const);
  return {
    // Only people have a status.
    select: { id: '_id', title: route.titleField, status: 'status', ...Object.fromEntries(slugs) },
    resolve: (document: Selected | null): DocumentLocationsState | null => {
      if (isHomeId(document?.id)) return { locations: [HOME] };
      // What is said of why it is not shown says it all.
      if (document?.status === 'ex-membro') return null;
      const params = Object.fromEntries(names.map((name) => [name, document?.[name] ?? '']));
      const missing = names.filter((name) => params[name] === '');
      if (missing.length > 0) return noAddress(route, missing);
      const lists =
        document?.status === 'licenca' ? [] : route.listedAt.map(({ href, label }) => ({ title: label, href }));
      return { locations: [{ title: document?.title ?? 'Sem título', href: pathOf(route, params) }, ...lists] };
    },
  };
}

/** Something that other pages show. */
function shownOn(message: string): DocumentLocationsState {
  return { message, locations: [HOME] };
}

/** Where on the site a document is seen: shown above its form, each place one click away. */
export const locations: DocumentLocationResolvers = {
  ...Object.fromEntries(documentRoutes.map((route) => [route.type, placesOf(route)])),
  siteSettings: shownOn('Aparece em todas as páginas: cabeçalho, rodapé e dados legais.'),
  clinicHours: shownOn('Aparece em todas as páginas: no alto, no rodapé e onde há horários.'),
  notice: shownOn('Aparece no alto de todas as páginas, ou das escolhidas.'),
  healthPlan: shownOn('Aparece onde há a seção de convênios e nos profissionais, serviços e exames que o aceitam.'),
  faqItem: shownOn('Aparece onde há a seção de perguntas frequentes e nos serviços que a escolheram.'),
  testimonial: shownOn('Aparece onde há a seção de depoimentos.'),
  priceItem: shownOn('Aparece onde há a seção de preços.'),
};
