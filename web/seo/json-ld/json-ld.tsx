import { stegaClean } from 'next-sanity';
import type { BreadcrumbList, Thing } from 'schema-dts';
import type { Step } from '#schemas/documents/route.ts';
import type { SETTINGS_QUERY_RESULT } from '#schemas/generated/content-types.ts';
import { siteUrl } from '../site-url.ts';

export function absolute(path: string): string {
  return `${siteUrl}${path}`;
}

/** The way from home to a page, as the page shows it; home is added. */
export function breadcrumbNode(steps: readonly Step[]): Exclude<BreadcrumbList, string> {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [{ href: '/', label: 'Início' }, ...steps].map(({ href, label }, index) => ({
      '@type': 'ListItem' as const,
      position: index + 1,
      name: label,
      item: absolute(href),
    })),
  };
}

/** Routes give addresses of this site as paths (`schemas/documents/route.ts`). */
function wholeAddress(key: string, value: unknown): unknown {
  const isPath = (key === '@id' || key === 'url') && typeof value === 'string' && value.startsWith('/');
  return isPath ? absolute(value) : value;
}

/** Ready to stand inside a script element: no text can end it. */
export function serialize(nodes: readonly Thing[]): string {
  // A preview's texts carry notes of where they are edited.
  const graph = stegaClean({ '@context': 'https://schema.org', '@graph': nodes });
  return JSON.stringify(graph, wholeAddress).replaceAll('<', String.raw`\u003c`);
}

interface JsonLdProps {
  readonly settings: SETTINGS_QUERY_RESULT;
  readonly nodes: readonly Thing[];
}

/** What a page is about, for search engines. Nothing while the content is a demonstration: its people do not exist. */
export function JsonLd({ settings, nodes }: JsonLdProps) {
  if (!settings || settings.demoMode === true) return null;
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: serialize(nodes) }} />;
}
