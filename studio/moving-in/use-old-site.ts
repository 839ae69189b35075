import { useMemo } from 'react';
import { useClient } from 'sanity';

import { textOfFile } from '../csv.ts';
import { addressesOf, type OldPage, UnreadableSite } from './old-pages.ts';

const MOST_PAGES = 2000;
const MOST_SITEMAPS = 50;

interface Answer {
  /** The address that answered, after redirects. */
  readonly url: string;
  readonly status: number;
  readonly type: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** Reads the old site through the lake: browsers keep the pages of one site from another. */
export interface OldSite {
  readonly textAt: (url: string) => Promise<string>;
  readonly pictureAt: (url: string) => Promise<Blob>;
}

export function useOldSite(): OldSite {
  const client = useClient({ apiVersion: '2025-02-19' });
  return useMemo(() => {
    const read = async (url: string): Promise<Answer> => {
      const answer = await client
        .request<Omit<Answer, 'bytes'> & { body: string }>({ url: '/old-site', query: { url } })
        .catch((error: unknown) => {
          const status = error instanceof Error ? Reflect.get(error, 'statusCode') : undefined;
          throw status === 422 ? new UnreadableSite('O site antigo não respondeu, ou o link não é público.') : error;
        });
      if (answer.status >= 400) throw new UnreadableSite(`O site antigo respondeu com o erro ${answer.status}.`);
      return { ...answer, bytes: Uint8Array.from(atob(answer.body), (character) => character.charCodeAt(0)) };
    };
    return {
      textAt: async (url) => {
        const text = textOfFile((await read(url)).bytes);
        if (text === undefined) throw new UnreadableSite('Não é uma página de texto.');
        return text;
      },
      pictureAt: async (url) => {
        const { bytes, type } = await read(url);
        if (!type.startsWith('image/')) throw new UnreadableSite('Não é uma imagem.');
        return new Blob([bytes], { type });
      },
    };
  }, [client]);
}

/** All pages that a sitemap names, by way of the sitemaps that it names. */
export async function pagesOfSitemap(url: string, { textAt }: OldSite): Promise<readonly OldPage[]> {
  const found = new Set<string>();
  const sitemaps = new Set([url]);
  for (const sitemap of sitemaps) {
    const { pages, sitemaps: more } = addressesOf(await textAt(sitemap));
    for (const page of pages) if (found.size < MOST_PAGES) found.add(page);
    for (const one of more) if (sitemaps.size < MOST_SITEMAPS) sitemaps.add(one);
  }
  if (found.size === 0) throw new UnreadableSite('Não há páginas neste mapa do site.');
  return [...found].map((page) => ({
    url: page,
    title: wordsIn(page),
    kind: /\/(blog|artigos?|noticias?|20\d\d)\//.test(page) ? 'post' : 'page',
  }));
}

/** What its address says, until the page is fetched. */
function wordsIn(url: string): string {
  const last = new URL(url).pathname.split('/').findLast(Boolean) ?? '';
  return last.replace(/\.\w+$/, '').replaceAll(/[-_]+/g, ' ');
}
