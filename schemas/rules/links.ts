import { plainWords, type RuleContext, textOf } from './form-value.ts';

/** What an address is made of; the site asks the lake for nothing else. */
export const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Addresses are ASCII, lower case, words joined by hyphens, so that they can be read out on the phone. */
export function slugProblem(slug: string | undefined): true | string {
  if (!slug) return 'Informe o link ou clique em “Gerar”.';
  return SLUG.test(slug) || 'Use só letras minúsculas sem acento, números e hífen.';
}

/** An address made of words: “Mãe & bebê” is `mae-e-bebe`. Empty for what has no letter of ours, and no number. */
export function slugOf(words: string, most = 60): string {
  const slug = plainWords(words)
    .replaceAll('&', ' e ')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  if (slug.length <= most) return slug;
  // Whole words, unless the first one is longer by itself.
  return slug
    .slice(0, most + 1)
    .replace(/-[^-]*$/, '')
    .slice(0, most);
}

/** First path segments that belong to the site itself; a page under one of them would never be seen. */
const RESERVED = new Set([
  'api',
  'basic-components',
  'busca',
  'coming-soon',
  'feed',
  'healthz',
  'home',
  'interrupted',
  'lake',
  'llms',
  'offline',
  'og',
  'profissional',
  'static',
  'studio',
  'temas',
  'topics',
]);

export function pageSlugProblem(slug: string | undefined): true | string {
  const problem = slugProblem(slug);
  if (problem !== true) return problem;
  return !RESERVED.has(slug ?? '') || 'Este link é usado pelo próprio site. Escolha outro.';
}

const PATH = /^\/[^\s?#]*$/;

/** Addresses of the site's own machinery must keep working, whatever staff write; the site asks for redirects elsewhere only. */
const OWN_PATHS =
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
  if (from.includes('?')) return 'Com “?” não é possível. Use o link da mesma página sem “?”, como /contatos.';
  if (!PATH.test(from) || from.startsWith('//')) return 'Comece com uma barra e não use espaços nem “#”.';
  const path = comparablePath(from);
  if (path === undefined) return 'Depois de “%” são necessários dois algarismos, como em %20.';
  if (encodeURI(path).length > MAX_PATH_CHARACTERS) return 'Este link é longo demais.';
  if (path === '/') return 'A página inicial não pode ser redirecionada.';
  return !OWN_PATHS.test(path) || 'Este link é usado pelo próprio site.';
}

/** Whether browsers take it for a path of this site (not `//` or `/\`, which begin another host) or a full https address. */
export function isRedirectTarget(to: string): boolean {
  if (/[\s\\]/.test(to) || !URL.canParse(to, 'https://site.invalid')) return false;
  const { host } = new URL(to, 'https://site.invalid');
  return to.startsWith('/') ? host === 'site.invalid' : to.startsWith('https://');
}

/** Where it leads: another path of this site, or a full https address; never back to itself. */
export function redirectProblem(to: string | undefined, { document }: RuleContext): true | string {
  if (!to) return true;
  if (!isRedirectTarget(to)) return 'Use um link deste site (/contato) ou comece com https://.';
  const isHere = to.startsWith('/');
  const from = textOf(document, 'from');
  // An anchor makes no other page of it: who follows it would come back here.
  const isSame = to === from || (isHere && from?.startsWith('/') && comparablePath(to) === comparablePath(from));
  return !isSame || 'O link novo é igual ao antigo.';
}

const EMPTY_WORDS = /^(clique( aqui)?|aqui|saiba mais|leia mais|veja mais|mais|link|acesse)\W*$/;

/** Whoever hears the links of a page one by one must know where each leads (A2; WCAG 2.4.4). */
export function linkTextProblem(text: string | undefined): true | string {
  return (
    !EMPTY_WORDS.test(plainWords(text).trim()) ||
    'Diga aonde o link leva: “Ver exames” em vez de “Clique aqui” (acessibilidade, NBR 17225).'
  );
}

const HOSTS: Readonly<Record<string, RegExp>> = {
  'Google Maps': /^(maps\.app\.goo\.gl|goo\.gl|maps\.google\.com(\.br)?|(www\.)?google\.com(\.br)?)$/,
  Waze: /^((www\.)?waze\.com|ul\.waze\.com)$/,
};

/**
 * A button that says where it leads leads there.
 * @param app “Google Maps” or “Waze”
 */
export function mapAddressProblem(url: string | undefined, app: string): true | string {
  if (!url || !URL.canParse(url)) return true;
  return HOSTS[app]?.test(new URL(url).hostname) || `Este link não é do ${app}.`;
}

/** A profile's address is on the network it is said to be on; people trust the icon. */
export function socialAddressProblem(url: string | undefined, { parent }: RuleContext): true | string {
  const network = textOf(parent, 'network');
  if (!url || !network || !URL.canParse(url)) return true;
  const host = new URL(url).hostname;
  return host === `${network}.com` || host.endsWith(`.${network}.com`) || `Este link não é de ${network}.com.`;
}
