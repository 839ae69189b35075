import { textOf } from './form-value.ts';
import type { RuleContext } from './rule-context.ts';

const PATH = /^\/[^\s?#]*$/;

/** Addresses of the site's own machinery must keep working, whatever staff write; the site asks for redirects elsewhere only. */
const OWN =
  /^\/(?:(?:api|healthz|interrupted|lake|metrics|offline|og|static|studio|_next|_not-found)(?:\/|$)|(?:feed\.xml|icon\.svg|llms\.txt|robots\.txt|sitemap\.xml|sw\.js)$)/;

/** Characters of a path, as browsers send it. Longer ones are nothing but attacks, and the site asks nobody about them. */
export const MAX_PATH_CHARACTERS = 2_000;

/**
 * One text for all the ways to write a path: `/Preparação.pdf/` and `/prepara%C3%A7%C3%A3o.pdf` are one address to whoever
 * writes a redirect, and so are they to whoever follows an old link.
 * @returns undefined for what no browser can ask for, such as `/50%`
 */
export function comparablePath(path: string): string | undefined {
  try {
    const decoded = decodeURIComponent(new URL(`http://site${path}`).pathname);
    return (
      decoded
        .normalize('NFC')
        .toLowerCase()
        .replace(/\/{2,}/g, '/')
        .replace(/\/$/, '') || '/'
    );
  } catch {
    return undefined;
  }
}

/** An old address: a path of this site, without query or anchor, and not one that the site itself needs. */
export function redirectSourceProblem(from: string | undefined): true | string {
  if (!from) return true;
  if (!PATH.test(from) || from.startsWith('//')) return 'Comece com uma barra e não use espaços, “?” nem “#”.';
  const path = comparablePath(from);
  if (path === undefined) return 'Depois de “%” são necessários dois algarismos, como em %20.';
  if (encodeURI(path).length > MAX_PATH_CHARACTERS) return 'Este link é longo demais.';
  if (path === '/') return 'A página inicial não pode ser redirecionada.';
  return !OWN.test(path) || 'Este link é usado pelo próprio site.';
}

/** Where it leads: another path of this site, or a full https address; never back to itself. */
export function redirectProblem(to: string | undefined, { document }: RuleContext): true | string {
  if (!to) return true;
  const isHere = /^\/[^\s]*$/.test(to) && !to.startsWith('//');
  if (!isHere && !/^https:\/\/[^\s]+$/.test(to)) return 'Use um link deste site (/contato) ou comece com https://.';
  const from = textOf(document, 'from');
  // An anchor makes no other page of it: who follows it would come back here.
  const isSame = to === from || (isHere && from?.startsWith('/') && comparablePath(to) === comparablePath(from));
  return !isSame || 'O link novo é igual ao antigo.';
}
