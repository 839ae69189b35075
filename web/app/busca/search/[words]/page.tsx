import type { Metadata } from 'next';
import { searchMetadata, SearchView } from '../../search-view.tsx';

interface Props {
  readonly params: Promise<{ words: string }>;
}

/** web/proxy.ts leads `/busca?q=…` here; web/cache/page-cache.ts keeps none of these pages. */
export const generateStaticParams = () => [];

export function generateMetadata(): Promise<Metadata> {
  return searchMetadata();
}

/** What a search found, for browsers without script and for links that were shared (U1). */
export default async function SearchResultsPage({ params }: Props) {
  const { words } = await params;
  return <SearchView words={new URLSearchParams(decodeURIComponent(words)).get('q') ?? ''} />;
}
