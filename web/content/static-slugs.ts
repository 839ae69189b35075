import { getPaths } from './get-paths.ts';

/**
 * Stands in for "no address yet": Next refuses to build a dynamic route without one. It is no valid slug, so it is
 * the not-found page for ever.
 */
const NO_PATH = '_';

/** The last segments of the addresses right below a path that ends in a slash; never empty. */
export async function staticSlugs(base: string): Promise<string[]> {
  const { places } = await getPaths();
  const slugs = places.flatMap(({ path }) => {
    const rest = path.startsWith(base) ? path.slice(base.length) : '';
    return rest === '' || rest.includes('/') ? [] : [rest];
  });
  return slugs.length > 0 ? slugs : [NO_PATH];
}

/** The articles by topic and slug; never empty. */
export async function staticPosts(): Promise<{ topic: string; slug: string }[]> {
  const { places } = await getPaths();
  const posts = places.flatMap(({ path }) => {
    const [, base, topic, slug] = path.split('/');
    return base === 'topics' && topic && slug ? [{ topic, slug }] : [];
  });
  return posts.length > 0 ? posts : [{ topic: NO_PATH, slug: NO_PATH }];
}
