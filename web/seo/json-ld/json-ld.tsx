import { stegaClean } from 'next-sanity';
import type { Thing } from 'schema-dts';
import type { SETTINGS_QUERY_RESULT } from '#schemas/generated/content-types.ts';

/** Ready to stand inside a script element: no text can end it. */
export function serialize(nodes: readonly Thing[]): string {
  // A preview's texts carry notes of where they are edited.
  const graph = stegaClean({ '@context': 'https://schema.org', '@graph': nodes });
  return JSON.stringify(graph).replaceAll('<', String.raw`\u003c`);
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
