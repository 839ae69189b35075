import { type KnownPaths, placesIn, redirectPair } from '../../schemas/index.ts';
import { importedId } from './draft-of.ts';
import { pageFinder } from './likely-page.ts';
import type { OldPage } from './old-pages.ts';
import type { Known } from './redirect-list.ts';

/** What becomes of an old page: its link leads to a page of this site, it comes along as a draft, or it stays behind. */
export type Choice =
  | { readonly action: 'redirect'; readonly to: string }
  | { readonly action: 'page' | 'post' | 'none'; readonly note?: string };

export interface Proposal {
  readonly page: OldPage;
  /** Its path, as a redirect says it. */
  readonly from: string;
  readonly choice: Choice;
}

/** What is proposed for each old page. One that was brought along before is not brought again: once it is published, its link leads there. */
export function proposalsFor(
  pages: readonly OldPage[],
  { places, brought }: Pick<Known, 'places' | 'brought'>,
  paths: KnownPaths,
): readonly Proposal[] {
  const byId = new Map(placesIn(places).map(({ id, path }) => [id, path]));
  const ours = new Set(paths.pages);
  const led = new Set(paths.redirects.map(({ from }) => from));
  const find = pageFinder(paths.pages);
  return pages.map((page) => {
    const { from } = redirectPair({ from: page.url, to: '' }, '');
    const plain = from.length > 1 ? from.replace(/\/$/, '') : from;
    const id = importedId(page.url);
    const published = byId.get(id);
    const likely = find({ path: from, title: page.title });
    const choice = ((): Choice => {
      if (ours.has(plain)) return { action: 'none', note: 'O mesmo link abre uma página daqui.' };
      if (led.has(from)) return { action: 'none', note: 'Este link já leva a uma página daqui.' };
      if (published !== undefined) return { action: 'redirect', to: published };
      if (brought.includes(`drafts.${id}`)) return { action: 'none', note: 'Já veio: está em rascunho.' };
      return likely === undefined ? { action: page.kind } : { action: 'redirect', to: likely };
    })();
    return { page, from, choice };
  });
}
