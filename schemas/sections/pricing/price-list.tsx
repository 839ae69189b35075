import { useLiveContent } from '#web/live/use-live-content.ts';
import { PriceCards } from './price-cards.tsx';
import { PriceTable } from './price-table.tsx';
import type { Price } from './price-words.ts';

interface PriceListProps {
  readonly variant: 'cartoes' | 'tabela';
  /** Ids of the prices that staff picked, in their order; all of them where there are none. */
  readonly chosen: readonly string[] | null;
  /** The prices of this list, as the server rendered it. */
  readonly first: readonly Price[];
  readonly note: string | null;
}

const bodies = { cartoes: PriceCards, tabela: PriceTable } as const;

/** Prices as they are now, each with the day from which it holds. */
export function PriceList({ variant, chosen, first, note }: PriceListProps) {
  const { data: prices } = useLiveContent('prices', first, ({ isOff, prices: all }) => {
    if (isOff) return [];
    return chosen?.length ? chosen.flatMap((id) => all.filter(({ _id }) => _id === id)) : all;
  });
  const Body = bodies[variant] ?? PriceCards;
  // Until the page itself leaves the section out.
  if (prices.length === 0) return <p>Os valores são informados pela recepção.</p>;
  return (
    <>
      <Body prices={prices} />
      {note ? <p className="notes">{note}</p> : null}
    </>
  );
}
