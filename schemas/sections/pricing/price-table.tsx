import { editMark } from '#web/ui/edit-mark.ts';
import { amountOf, paymentOf, type Price, sinceOf } from './price-words.ts';

/** One line each. Styled by the section. */
export function PriceTable({ prices }: { prices: readonly Price[] }) {
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
