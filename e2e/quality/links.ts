import { isPage, type VisitedPage } from './crawl.ts';

/** Digits with the country's 55: E.164 as telephones and WhatsApp take it, ten or eleven after it (DDD and number). */
const PHONE = /^(?:tel:\+55\d{10,11}|tel:\d{3,4})$/;
/** To the clinic's number; or, with a text and no number, to whom the visitor chooses. */
const WHATSAPP = /^https:\/\/wa\.me\/(?:55\d{10,11}(?:\?text=\S+)?|\?text=\S+)$/;
const MAIL = /^mailto:[\w.+-]+@[\w-]+(?:\.[\w-]+)+(?:\?\S*)?$/;

/** What is wrong with a link that leaves the site, or null. Nothing is asked of other servers. */
export function outsideFault(href: string): string | null {
  const url = URL.parse(href);
  if (!url) return 'is not an address';
  if (url.protocol === 'tel:') return PHONE.test(href) ? null : 'is not a Brazilian number';
  if (url.protocol === 'mailto:') return MAIL.test(href) ? null : 'is not an e-mail address';
  if (url.host === 'wa.me') return WHATSAPP.test(href) ? null : 'is not a WhatsApp address';
  if (url.protocol !== 'https:') return `leads out by ${url.protocol}`;
  return url.hostname.includes('.') ? null : 'has no public host';
}

/** Every distinct link of the pages, with the pages it stands on. */
export function linksOf(pages: Iterable<VisitedPage>): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const { path, links } of pages) {
    for (const link of links) found.set(link, [...(found.get(link) ?? []), path]);
  }
  return found;
}

/** What is wrong with a link inside the site, or null. Pages are known from the crawl; other answers are asked for. */
export async function insideFault(
  url: URL,
  pages: ReadonlyMap<string, VisitedPage>,
  expected: ReadonlySet<string>,
): Promise<string | null> {
  if (!isPage(url)) {
    const { status } = await fetch(url, { method: 'HEAD' });
    return status === 200 ? null : `answers ${status}`;
  }
  const page = pages.get(url.pathname + url.search);
  if (!page) return 'was not visited';
  if (page.status !== 200 && !expected.has(page.path)) return `answers ${page.status}`;
  const id = decodeURIComponent(url.hash.slice(1));
  return id === '' || page.ids.has(id) ? null : `has no element with the id ${id}`;
}
