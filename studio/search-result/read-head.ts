import type { SanityClient } from 'sanity';

import {
  documentHead,
  documentRoutes,
  homeHead,
  isHomeId,
  pathOf,
  type ProfessionalSummary,
  PROFESSIONALS_QUERY,
  type Settings,
  SETTINGS_QUERY,
} from '../../schemas/index.ts';
import { referencesIn } from '../presentation-places.ts';

type Written = { readonly title: string | null; readonly description: string | null };

/** A document's page as it would be if it were published now. */
export interface FoundPage {
  readonly path: string;
  /** Whether the site draws a picture for its link. */
  readonly isPublished: boolean;
  readonly settings: Settings | null;
  /** What the head says with these words of staff, or with none. */
  readonly headWith: (written: Written) => { readonly title?: string | null; readonly description?: string | null };
}

/**
 * Reads what a page's head is made of.
 * @param id published
 * @returns undefined for a document without an address
 */
export async function readHead(
  studioClient: SanityClient,
  { type, id, perspective }: { readonly type: string; readonly id: string; readonly perspective: string[] },
): Promise<FoundPage | undefined> {
  const client = studioClient.withConfig({ perspective });
  const [settings, published] = await Promise.all([
    client.fetch<Settings | null>(SETTINGS_QUERY),
    client.fetch<string | null>('*[_id == $id][0]._id', { id }, { perspective: 'published' }),
  ]);
  const isPublished = published !== null;
  if (isHomeId(id)) {
    const people = await client.fetch<readonly ProfessionalSummary[]>(PROFESSIONALS_QUERY);
    return { path: '/', isPublished, settings, headWith: (written) => homeHead(settings, people, written) };
  }
  const route = documentRoutes.find((each) => each.type === type);
  if (!route) return undefined;
  const names = referencesIn(route).map((name) => `"${name}": ${name}->slug.current`);
  const params = await client.fetch<Record<string, string | null> | null>(
    `*[_id == $id][0]{${['"slug": slug.current', ...names].join(', ')}}`,
    { id },
  );
  if (!params || Object.values(params).includes(null)) return undefined;
  const known = params as Record<string, string>;
  const document = await client.fetch<Parameters<typeof route.head>[0] | null>(route.query, known);
  if (!document) return undefined;
  return {
    path: pathOf(route, known),
    isPublished,
    settings,
    headWith: ({ title, description }) =>
      documentHead(
        route,
        { ...document, seo: { noindex: null, ogImage: null, ...document.seo, title, description } },
        settings,
      ),
  };
}
