import 'server-only';
import { getPaths } from './get-paths.ts';
import { currentSlug } from './get-professionals.ts';
import { isSlug } from './slug.ts';

/**
 * Whether staff put something at a path: a page, a professional, or a former address that leads on.
 * @param path of a page (`/a-clinica`) or a professional (`/profissional/ana`); fixed routes are not asked for
 */
export async function addressExists(path: string): Promise<boolean> {
  const [first = '', second, ...more] = path.split('/').filter(Boolean);
  const { pages, professionals } = (await getPaths()).data;
  if (first !== 'profissional') {
    return second === undefined && isSlug(first) && pages.some(({ slug }) => slug === first);
  }
  if (second === undefined || more.length > 0) return false;
  if (professionals.some(({ slug }) => slug === second)) return true;
  return (await currentSlug(second)) !== undefined;
}
