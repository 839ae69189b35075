import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import type { ReactNode } from 'react';
import { documentHead } from '#schemas/documents/head.ts';
import { type DocumentQuery, type DocumentRoute, type Found, nameOf, pathOf } from '#schemas/documents/route.ts';
import { getSettings, readDocument } from '#web/content/documents.ts';
import { LivePage } from '#web/shell/live-page.tsx';
import { breadcrumbNode, JsonLd } from '#web/seo/json-ld/json-ld.tsx';
import { pageMetadata } from '#web/seo/page-metadata.ts';
import type { Settings } from '#schemas/content.ts';

type Params = Readonly<Record<string, string>>;
interface Props {
  readonly params: Promise<Params>;
}

/**
 * The page of a document type as Next wants it: its addresses, its head, and the page with what keeps it fresh and what search
 * engines read. All of it follows from the route; `view` draws the document.
 *
 * Ids and former slugs never come here: web/proxy.ts leads them on (R2).
 * @param names the folder's names for the route's parameters, where they differ
 */
export function documentPage<Query extends DocumentQuery>(
  route: DocumentRoute<Query>,
  view: (document: Found<Query>, settings: Settings | null) => ReactNode,
  names: Params = {},
) {
  async function find(given: Props['params']) {
    const entries = Object.entries(await given).map(([name, value]) => [names[name] ?? name, value] as const);
    const params = Object.fromEntries(entries);
    const [settings, { data }] = await Promise.all([getSettings(), readDocument(route, params)]);
    return { document: data ?? notFound(), settings: settings.data, path: pathOf(route, params) };
  }

  /** A build knows no address: each page is made when it is asked for. */
  const generateStaticParams = (): Params[] => [];

  async function generateMetadata({ params }: Props): Promise<Metadata> {
    const { document, settings, path } = await find(params);
    const { seo, isDemo } = document;
    const noindex = seo?.noindex === true || isDemo === true;
    return pageMetadata(settings, { path, noindex, ...documentHead(route, document, settings) });
  }

  async function Page({ params }: Props) {
    const { document, settings, path } = await find(params);
    const label = route.label?.(document) ?? nameOf(route, document) ?? '';
    const steps = [...(route.above?.(document) ?? route.listedAt), { href: path, label }];
    const node = route.jsonLd?.(document, path);
    return (
      <>
        <LivePage path={path} />
        <JsonLd settings={settings} nodes={[...(node ? [node] : []), breadcrumbNode(steps)]} />
        {view(document, settings)}
      </>
    );
  }

  return { generateStaticParams, generateMetadata, Page };
}
