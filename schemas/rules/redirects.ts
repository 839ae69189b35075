import { comparablePath, isRedirectTarget, redirectSourceProblem } from './links.ts';

/** An old address, and where it leads. */
export interface RedirectPair {
  readonly from: string;
  readonly to: string;
}

/** As the lake has it. */
export interface StoredRedirect extends RedirectPair {
  readonly _id: string;
  readonly _rev: string;
  readonly permanent: boolean | null;
}

/** An address of another site is no path of this one; what cannot be compared is like nothing but itself. */
function comparable(address: string): string {
  return address.startsWith('/') ? (comparablePath(address) ?? address) : address;
}

/** Redirects by the path that they are for; of two, the later. */
export function redirectsByPath<Pair extends RedirectPair>(redirects: readonly Pair[]): ReadonlyMap<string, Pair> {
  return new Map(redirects.map((redirect) => [comparable(redirect.from), redirect]));
}

/** Where following redirects from a path ends. Undefined where it leads back: a circle shows nobody anything. */
function endOf(path: string, redirects: ReadonlyMap<string, RedirectPair>): string | undefined {
  const seen = new Set([comparable(path)]);
  let end = path;
  for (let next = redirects.get(comparable(path)); next; next = redirects.get(comparable(next.to))) {
    if (seen.has(comparable(next.to))) return undefined;
    seen.add(comparable(next.to));
    end = next.to;
  }
  return end;
}

/** The redirect of a path, unless following it leads back. */
export function redirectOf<Pair extends RedirectPair>(
  path: string,
  redirects: ReadonlyMap<string, Pair>,
): Pair | undefined {
  return endOf(path, redirects) === undefined ? undefined : redirects.get(comparable(path));
}

const HOST = /^https?:\/\/([^/?#]+)/i;
const withScheme = (address: string) => (/^[\w-]+(\.[\w-]+)+\//.test(address) ? `https://${address}` : address);
const hostOf = (address: string) =>
  HOST.exec(address)?.[1]
    ?.toLowerCase()
    .replace(/^www\./, '');
const pathOf = (address: string) => address.replace(HOST, '') || '/';

/**
 * What somebody wrote as an old and a new address, as a redirect says it: the old one without its site, the new one too where it
 * is of the same site or of this one.
 */
export function redirectPair(written: RedirectPair, ownHost: string): RedirectPair {
  const [from, to] = [withScheme(written.from.trim()), withScheme(written.to.trim())];
  const isOurs = hostOf(to) !== undefined && [hostOf(from), hostOf(`https://${ownHost}/`)].includes(hostOf(to));
  // What follows “#” never reaches a server.
  return { from: pathOf(from).replace(/#.*$/, ''), to: isOurs ? pathOf(to) : to };
}

/** What is at which path of the site. */
export interface KnownPaths {
  readonly pages: readonly string[];
  /** Addresses that lead on by themselves. */
  readonly former: readonly RedirectPair[];
  readonly redirects: readonly StoredRedirect[];
}

export type TriedRedirect = RedirectPair &
  (
    | { readonly kind: 'new'; readonly note?: string }
    | { readonly kind: 'changed'; readonly stored: StoredRedirect; readonly note?: string }
    /** There is nothing to write. */
    | { readonly kind: 'done'; readonly note: string }
    | { readonly kind: 'refused'; readonly note: string }
  );

/** Tries redirects out, all together and with those that are there, before any is written. In the order given. */
export function tryRedirects(pairs: readonly RedirectPair[], known: KnownPaths): readonly TriedRedirect[] {
  const pages = new Set(known.pages.map(comparable));
  const listed = Map.groupBy(pairs, ({ from }) => comparable(from));
  const problemOf = (pair: RedirectPair) => problemByItself(pair, pages, listed.get(comparable(pair.from)) ?? []);
  const stored = redirectsByPath(known.redirects);
  const former = known.former.filter(({ from }) => !pages.has(comparable(from)));
  const sound = pairs.filter((pair) => problemOf(pair) === undefined);
  const all = redirectsByPath([...former, ...known.redirects, ...sound]);
  // What leads on for the time being may lead elsewhere soon.
  const lasting = redirectsByPath(
    [...all.values()].filter((pair) => !('permanent' in pair) || pair.permanent !== false),
  );
  const seen = new Set<string>();
  return pairs.map((pair) => {
    const problem = problemOf(pair) ?? problemOfTarget(pair, all, pages);
    if (problem !== undefined) return { ...pair, kind: 'refused', note: problem };
    const path = comparable(pair.from);
    if (seen.has(path)) return { ...pair, kind: 'done', note: 'Repetido na lista.' };
    seen.add(path);
    const { from } = pair;
    const to = endOf(pair.to, lasting) ?? pair.to;
    const notes = [
      to !== pair.to && `${pair.to} já leva a ${to}: vai direto.`,
      !to.startsWith('/') && 'Outro site: confira se o link abre.',
    ].filter((note) => note !== false);
    const before = stored.get(path);
    if (before?.to === to) return { from, to, kind: 'done', note: 'Já existe.' };
    if (before) {
      return { from, to, kind: 'changed', stored: before, note: [`Hoje leva a ${before.to}.`, ...notes].join(' ') };
    }
    return { from, to, kind: 'new', ...(notes.length > 0 && { note: notes.join(' ') }) };
  });
}

/** @param same all that the list says of this old address */
function problemByItself(
  { from, to }: RedirectPair,
  pages: ReadonlySet<string>,
  same: readonly RedirectPair[],
): string | undefined {
  if (to === '') return 'Falta o link novo.';
  const problem = redirectSourceProblem(from);
  if (problem !== true) return problem;
  if (from === '') return 'Falta o link antigo.';
  if (pages.has(comparable(from))) return 'Já é uma página deste site: o link antigo continua valendo.';
  if (!isRedirectTarget(to)) return 'O link novo começa com uma barra (/contato) ou com https://.';
  const isTorn = same.some((other) => comparable(other.to) !== comparable(to));
  return isTorn ? 'Está duas vezes na lista, com links novos diferentes.' : undefined;
}

function problemOfTarget(
  { from }: RedirectPair,
  redirects: ReadonlyMap<string, RedirectPair>,
  pages: ReadonlySet<string>,
): string | undefined {
  const end = endOf(from, redirects);
  if (end === undefined) return 'Anda em círculo: volta ao link antigo e não abre nada.';
  return !end.startsWith('/') || pages.has(comparable(end)) ? undefined : `Não há página em ${end}.`;
}

/** Tells of a path of this site whether it opens a page, by way of redirects too. What belongs to the site itself does. */
export function openPaths({ pages, former, redirects }: KnownPaths): (path: string) => boolean {
  const here = new Set(pages.map(comparable));
  const leading = redirectsByPath([...former, ...redirects]);
  return (path) => {
    if (redirectSourceProblem(path.replace(/[?#].*$/, '')) !== true) return true;
    const end = endOf(path, leading);
    return end !== undefined && (!end.startsWith('/') || here.has(comparable(end)));
  };
}
