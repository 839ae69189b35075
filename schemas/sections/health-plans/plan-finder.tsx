import { useLiveContent } from '#web/live/use-live-content.ts';
import { ListSearch, searchResult, useListSearch } from '#web/shell/list-search.tsx';
import { SearchField } from '#web/shell/search-field.tsx';
import { matchesWords, searchable } from '#web/ui/search-words.ts';
import type { PlanEntry } from './plan-entry.ts';
import { PlanList } from './plan-list.tsx';

interface PlanFinderProps {
  /** Starts the ids: a page may have two lists. */
  readonly id: string;
  readonly variant: 'lista' | 'logos';
  /** The plans, as the server rendered them. */
  readonly first: readonly PlanEntry[];
}

/** With fewer plans than this, looking is faster than typing. */
const WORTH_SEARCHING = 8;

const all = (plans: readonly PlanEntry[]) => plans;

/** Plans as they are now; where there are many, with a search. */
export function PlanFinder(props: PlanFinderProps) {
  return (
    <ListSearch name="convenio">
      <Finder {...props} />
    </ListSearch>
  );
}

function Finder({ id, variant, first }: PlanFinderProps) {
  const { words } = useListSearch();
  const { data: plans } = useLiveContent('health-plans', first, all);
  if (plans.length <= WORTH_SEARCHING) return <PlanList variant={variant} items={plans} />;
  const sought = searchable(words);
  const found = plans.filter(({ name }) => matchesWords(searchable(name), sought));
  return (
    <>
      <SearchField id={`${id}-busca`} label="Buscar convênio" content="health-plans">
        {searchResult(words, found.length, plans.length, 'Nenhum convênio com este nome. Confirme com a recepção.')}
      </SearchField>
      <PlanList variant={variant} items={found} />
    </>
  );
}
