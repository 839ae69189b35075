import type { Metadata } from 'next';
import { searchMetadata, SearchView } from '../../search-view.tsx';

interface Props {
  readonly params: Promise<{ words: string }>;
}

/** web/proxy.ts leads `/busca?q=…` here; web/cache/page-cache.ts keeps none of these pages. */
export const generateStaticParams = () => [];

const searched = async ({ params }: Props) =>
  new URLSearchParams(decodeURIComponent((await params).words)).get('q') ?? '';

export async function generateMetadata(props: Props): Promise<Metadata> {
  return searchMetadata(await searched(props));
}

/** What a search found, for browsers without script and for links that were shared (U1). */
export default async function SearchResultsPage(props: Props) {
  return <SearchView words={await searched(props)} />;
}
