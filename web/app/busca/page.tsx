import type { Metadata } from 'next';
import { searchMetadata, SearchView } from './search-view.tsx';

export function generateMetadata(): Promise<Metadata> {
  return searchMetadata();
}

/** The search before anything was searched for; with scripts it answers here, too. */
export default function SearchPage() {
  return <SearchView />;
}
