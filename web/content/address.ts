import { PATHS_QUERY, SETTINGS_QUERY } from '#schemas/queries.ts';
import type { PATHS_QUERY_RESULT, SETTINGS_QUERY_RESULT } from '#schemas/generated/content-types.ts';
import type { SiteContent } from '#web/replica/site-content.ts';
import { type Place, placesIn } from '#schemas/documents/places.ts';
import { withLinks } from './links.ts';
import { type AddressResolution, resolveAddress } from './resolve-address.ts';

/** By the list that they were made of: each request asks. */
const places = new WeakMap<object, readonly Place[]>();

function placesOf(paths: PATHS_QUERY_RESULT): readonly Place[] {
  const known = places.get(paths.documents) ?? placesIn(paths.documents);
  places.set(paths.documents, known);
  return known;
}

function menuOf(settings: SETTINGS_QUERY_RESULT) {
  const items = [...(settings?.mainMenu ?? []), ...(settings?.footerMenu ?? [])];
  return withLinks(items, settings).map(({ label, link }) => ({ label, href: link.href }));
}

/**
 * What the site has at a path, and where it was before.
 * @param path as the visitor asked, without query
 * @param paths what there is; drafts' in a preview
 */
export function resolutionIn(
  { answers, formerPaths }: SiteContent,
  path: string,
  paths = answers.read(PATHS_QUERY).data as PATHS_QUERY_RESULT,
): AddressResolution {
  const { redirects } = paths;
  return resolveAddress(path, {
    redirects,
    places: placesOf(paths),
    // Only what is found nowhere asks for it.
    get menu() {
      return menuOf(answers.read(SETTINGS_QUERY).data as SETTINGS_QUERY_RESULT);
    },
    findByFormerPath: (former) => formerPaths.find(former),
  });
}
