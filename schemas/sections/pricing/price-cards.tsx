import { editMark } from '#web/ui/edit-mark.ts';
import { amountOf, paymentOf, type Price, sinceOf } from './price-words.ts';

/** One card each, all alike: none may look like the better offer (M16). Styled by the section. */
export function PriceCards({ prices }: { prices: readonly Price[] }) {
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
