import { useLiveContent } from '#web/live/use-live-content.ts';
import { editMark } from '#web/ui/edit-mark.ts';
import { amountOf, paymentOf, type Price, sinceOf } from './price-words.ts';

/** One card each, all alike: none may look like the better offer (M16). Styled by the section. */
function PriceCards({ prices }: { prices: readonly Price[] }) {
  return (
    <ul className="plain-list price-cards">
      {prices.map((price) => (
        <li key={price._id}>
          <h3>{price.label}</h3>
          <p
            className="amount"
            data-unsaid={price.amountCents === null || undefined}
            {...editMark(price, 'amountCents')}
          >
            {amountOf(price)}
          </p>
          {sinceOf(price) ? (
            <p className="since" {...editMark(price, 'validFrom')}>
              {sinceOf(price)}
            </p>
          ) : null}
          {price.note ? <p className="note">{price.note}</p> : null}
          {price.paymentMethods?.length ? (
            <p className="payment" {...editMark(price, 'paymentMethods')}>
              {paymentOf(price)}
            </p>
          ) : null}
        </li>
      ))}
    </ul>
  );
}

/** One line each. Styled by the section. */
function PriceTable({ prices }: { prices: readonly Price[] }) {
  return (
    <dl className="price-table">
      {prices.map((price) => (
        <div key={price._id}>
          <dt>
            {price.label}
            {price.note ? <span className="note">{price.note}</span> : null}
          </dt>
          <dd className="amount" {...editMark(price, 'amountCents')}>
            {amountOf(price)}
          </dd>
          {sinceOf(price) ? (
            <dd className="since" {...editMark(price, 'validFrom')}>
              {sinceOf(price)}
            </dd>
          ) : null}
          <dd className="payment" {...editMark(price, 'paymentMethods')}>
            {paymentOf(price)}
          </dd>
        </div>
      ))}
    </dl>
  );
}

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
