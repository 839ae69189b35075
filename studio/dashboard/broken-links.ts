import { type KnownPaths, openPaths, REQUEST } from '../../schemas/index.ts';
import type { StoredDocument } from '../document-name.ts';

/** A link that opens nothing, and the field that says it. */
export interface BrokenLink {
  readonly id: string;
  readonly type: string;
  readonly path: string;
  readonly message: string;
}

/** What the lake says of links to other sites (`clinic/links/link-check-route.ts`). */
export interface LinkReport {
  readonly isRunning: boolean;
  /** ISO 8601, UTC; missing before the first look. */
  readonly checkedAt?: string;
  readonly isOffline?: boolean;
  readonly broken?: readonly {
    readonly id: string;
    readonly type: string;
    readonly path: string;
    readonly url: string;
    readonly status: number | null;
  }[];
}

/** Links of published content that lead nowhere on this site, and redirects that do. */
export function brokenHere(
  documents: readonly StoredDocument[],
  known: KnownPaths,
  host: string,
): readonly BrokenLink[] {
  const byId = new Map(documents.map((document) => [document._id, document]));
  const opens = openPaths(known);
  const problemOf = (link: Fields) => {
    if (link['kind'] === 'page') return problemOfPage(link, byId);
    const { url } = link;
    if (link['kind'] !== 'url' || typeof url !== 'string' || !URL.canParse(url)) return undefined;
    const { host: there, pathname } = new URL(url);
    const isOpen = there !== host || pathname.startsWith(`${REQUEST}/`) || opens(pathname);
    return isOpen ? undefined : `Não há página em ${pathname}.`;
  };
  const ofRedirects = known.redirects
    .filter(({ from }) => !opens(from))
    .map(({ _id: id, to }) => ({ id, type: 'redirect', path: 'to', message: `Leva a ${to}, que não abre nada.` }));
  const ofContent = documents.flatMap(({ _id: id, _type: type, ...fields }) =>
    linksIn(fields, '').flatMap(({ link, path }) => {
      const message = problemOf(link);
      return message === undefined ? [] : [{ id, type, path, message }];
    }),
  );
  return [...ofContent, ...ofRedirects];
}

type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

function problemOfPage({ target, anchor }: Fields, byId: ReadonlyMap<string, StoredDocument>): string | undefined {
  if (!isObject(target)) return undefined;
  const page = byId.get(String(target['_ref']));
  if (!page) return 'A página não está no site.';
  if (typeof anchor !== 'string' || page._type !== 'page') return undefined;
  const sections = Array.isArray(page['sections']) ? (page['sections'] as readonly unknown[]) : [];
  const isThere = sections.some((section) => isObject(section) && section['anchorId'] === anchor);
  return isThere ? undefined : `A página não tem mais a seção “${anchor}”.`;
}

interface FoundLink {
  readonly link: Fields;
  readonly path: string;
}

/** Every link inside of a value, with the path of its field as Studio writes it. */
function linksIn(value: unknown, path: string): readonly FoundLink[] {
  if (Array.isArray(value)) {
    return value.flatMap((item: unknown, index) => {
      const key = isObject(item) && typeof item['_key'] === 'string' ? `_key=="${item['_key']}"` : index;
      return linksIn(item, `${path}[${key}]`);
    });
  }
  if (!isObject(value)) return [];
  if (value['_type'] === 'link') return [{ link: value, path }];
  return Object.entries(value).flatMap(([name, member]) => linksIn(member, path === '' ? name : `${path}.${name}`));
}

/** Links to other sites that do not open. */
export function brokenOutside({ broken = [] }: LinkReport): readonly BrokenLink[] {
  return broken.map(({ id, type, path, url, status }) => ({
    id,
    type,
    path,
    message: `${url}: ${status === null ? 'o site não responde.' : `o site responde com o erro ${status}.`}`,
  }));
}

/** What is said where nothing is broken, or beside what is. */
export function linksSaid(report: LinkReport | undefined, moment: (time: string) => string): string {
  if (!report) return 'Os links deste site abrem.';
  if (report.isRunning) return 'Conferindo os links para outros sites…';
  if (report.checkedAt === undefined) return 'Os links para outros sites são conferidos uma vez por semana.';
  const at = moment(report.checkedAt);
  return report.isOffline
    ? `Sem rede em ${at}: os links para outros sites não puderam ser conferidos.`
    : `Links para outros sites conferidos em ${at}.`;
}
