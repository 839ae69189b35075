import type { Thing } from 'schema-dts';

import type { HOME_QUERY_RESULT, SETTINGS_QUERY_RESULT } from '../generated/content-types.ts';

type Settings = SETTINGS_QUERY_RESULT;

/** Finds everything on the site. */
export const SEARCH = '/busca';

/** Where an appointment is asked for. */
export const REQUEST = '/agendar';

/** A page of the site, as ways to it name it. */
export interface Step {
  readonly href: string;
  readonly label: string;
}

/** What the query of every page gives, of whatever type its document is. */
interface PageFields {
  readonly seo: NonNullable<HOME_QUERY_RESULT>['seo'];
  readonly isDemo: boolean | null;
}

/** The queries that give one document with a page. */
export type DocumentQuery = {
  [Query in keyof SanityQueries]: NonNullable<SanityQueries[Query]> extends PageFields ? Query : never;
}[keyof SanityQueries];

export type Found<Query extends DocumentQuery> = NonNullable<SanityQueries[Query]>;

/** What stands in the head of a page where staff wrote nothing for search engines. */
interface RouteHead {
  /** Without one, the document's name. */
  readonly title?: string | null;
  readonly description?: string | null;
  /** For articles: when published and last changed, ISO. */
  readonly article?: { readonly publishedTime: string; readonly modifiedTime: string };
}

/** A page that is there whatever staff publish: the list of all documents of a type. */
export interface IndexPage {
  readonly path: string;
  readonly title: string;
  /** What it shows; a publish that changes this refreshes it. */
  readonly query: keyof SanityQueries;
  /** What people say and print, and what other sites call it; these lead here, and so do addresses below them. */
  readonly alsoAt?: readonly string[];
  /** Search engines may list it even while there are no documents. */
  readonly listedWhenEmpty?: boolean;
}

/**
 * A document type with a page of its own: everything that site and Studio have to know of it. `npm run generate` gathers the
 * `*.route.ts` into one table (`schemas/generated/routes.ts`), and whoever deals with pages reads that.
 */
export interface DocumentRoute<Query extends DocumentQuery = DocumentQuery> {
  readonly type: string;
  /**
   * `/topics/:topic/:slug`, in one literal. `:slug` is the document's own; any other name is a reference of the document, in
   * whose place the slug of that document stands.
   */
  readonly address: `/${string}:slug`;
  /** Gives the document at an address, whose names are parameters; a publish that changes the answer refreshes the page. */
  readonly query: Query;
  /** The field that says what the document is called, in Studio and on the preview picture of its page. */
  readonly titleField: 'title' | 'fullName';
  /** Pages that list the documents, for Studio. */
  readonly listedAt: readonly Step[];
  readonly index?: IndexPage;
  /** The document's id in the place of its slug leads to the page. */
  readonly foundById?: boolean;
  /** Names the page at the end of the way from home; as Studio calls it where there is none. */
  label?(document: Found<Query>): string;
  /** The way from home to the page, without both; `listedAt` where there is none. */
  above?(document: Found<Query>): readonly Step[];
  head(document: Found<Query>, settings: Settings): RouteHead;
  /** What search engines are told beside the way from home. Addresses on this site are paths. */
  jsonLd?(document: Found<Query>, path: string): Thing;
}

/** Takes the type of the document from its query. */
export function defineRoute<Query extends DocumentQuery>(route: DocumentRoute<Query>): DocumentRoute<Query> {
  return route;
}

/**
 * The path of a document.
 * @param params by the names of the route's address
 */
export function pathOf({ address }: Pick<DocumentRoute, 'address'>, params: Readonly<Record<string, string>>): string {
  return address.replaceAll(/:(\w+)/g, (_match, name: string) => params[name] ?? '');
}

/** What a document is called. */
export function nameOf(
  { titleField }: Pick<DocumentRoute, 'titleField'>,
  document: Found<DocumentQuery>,
): string | null {
  const name: unknown = Reflect.get(document, titleField);
  return typeof name === 'string' ? name : null;
}
