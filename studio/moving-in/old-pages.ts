import { inertDocument } from '../html-text/tidied.ts';

/** A page or an article of the old site. */
export interface OldPage {
  /** Where it is there. */
  readonly url: string;
  readonly title: string;
  readonly kind: 'page' | 'post';
  /** What it says. Unknown of a sitemap's page until it is fetched. */
  readonly html?: string;
  readonly excerpt?: string;
  /** ISO 8601, UTC. */
  readonly publishedAt?: string;
  /** Address of the picture that stands for it. */
  readonly cover?: string;
}

/** Says in words for staff why there is nothing. */
export class UnreadableSite extends Error {}

function xmlIn(text: string): XMLDocument {
  const xml = new DOMParser().parseFromString(text, 'text/xml');
  if (xml.querySelector('parsererror')) throw new UnreadableSite('O arquivo está danificado ou não é XML.');
  return xml;
}

const textOf = (parent: Element, name: string) => parent.getElementsByTagName(name)[0]?.textContent.trim() ?? '';

/** The words of a piece of HTML. */
const plain = (html: string) => inertDocument(html).body.textContent.trim();

/** What a WordPress export (WXR) holds of pages and articles that were on the air. */
export function pagesOfExport(text: string): readonly OldPage[] {
  const items = [...xmlIn(text).getElementsByTagName('item')];
  if (!items.some((item) => textOf(item, 'wp:post_type') !== '')) {
    throw new UnreadableSite(
      'Este arquivo não é uma exportação do WordPress (Ferramentas, Exportar, Todo o conteúdo).',
    );
  }
  const pictures = new Map(
    items.map((item) => [textOf(item, 'wp:post_id'), textOf(item, 'wp:attachment_url')] as const),
  );
  const pages = items
    .filter(
      (item) => ['page', 'post'].includes(textOf(item, 'wp:post_type')) && textOf(item, 'wp:status') === 'publish',
    )
    .map((item) => {
      const cover = pictures.get(metaOf(item, '_thumbnail_id') ?? '');
      const moment = textOf(item, 'wp:post_date_gmt');
      const excerpt = plain(textOf(item, 'excerpt:encoded'));
      return {
        url: textOf(item, 'link'),
        title: plain(textOf(item, 'title')),
        kind: textOf(item, 'wp:post_type') === 'post' ? 'post' : 'page',
        html: withParagraphs(textOf(item, 'content:encoded')),
        ...(excerpt && { excerpt }),
        ...(/^[1-9]/.test(moment) && { publishedAt: `${moment.replace(' ', 'T')}Z` }),
        ...(cover && { cover }),
      } satisfies OldPage;
    })
    .filter(({ url }) => URL.canParse(url));
  if (pages.length === 0) {
    throw new UnreadableSite(
      'Não há páginas nem artigos publicados neste arquivo, ou os links deles não são de um site.',
    );
  }
  return pages;
}

function metaOf(item: Element, key: string): string | undefined {
  const metas = [...item.getElementsByTagName('wp:postmeta')];
  const meta = metas.find((one) => textOf(one, 'wp:meta_key') === key);
  return meta && textOf(meta, 'wp:meta_value');
}

const SHORTCODE = /\[\/?(caption|gallery|embed|audio|video|playlist|contact-form[\w-]*|vc_\w+|et_pb_\w+)\b[^\]]*\]/g;

/** Without WordPress' own commands. Its older editor parts paragraphs by blank lines alone. */
function withParagraphs(html: string): string {
  const plain = html.replaceAll(SHORTCODE, '');
  if (/<p[\s>]/i.test(plain)) return plain;
  const parts = plain.split(/\n\s*\n/).filter((part) => part.trim() !== '');
  return parts
    .map((part) => (/^\s*<(h\d|ul|ol|div|blockquote|figure|table|!--)/i.test(part) ? part : `<p>${part}</p>`))
    .join('');
}

/** Addresses of a sitemap: of pages, or of more sitemaps. */
export function addressesOf(text: string): { readonly pages: readonly string[]; readonly sitemaps: readonly string[] } {
  const xml = xmlIn(text);
  const under = (name: string) =>
    [...xml.getElementsByTagName(name)].map((one) => textOf(one, 'loc')).filter((url) => URL.canParse(url));
  return { pages: under('url'), sitemaps: under('sitemap') };
}

const WORTH = 'main, [role="main"], article, #content, .content';

/** What a fetched page says, without what surrounds it on every page. */
export function pageOfHtml(url: string, text: string): Pick<OldPage, 'title' | 'html'> {
  const html = inertDocument(text);
  const title = html.querySelector('h1')?.textContent.trim() || html.title.split(/ [|–—-] /)[0]?.trim() || url;
  const content = html.querySelector(WORTH) ?? html.body;
  for (const around of content.querySelectorAll('nav, header, footer, aside, h1')) around.remove();
  return { title, html: content.innerHTML };
}
