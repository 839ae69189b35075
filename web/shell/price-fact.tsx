import { amountOf, type Price, sinceOf } from '#schemas/sections/pricing/price-words.ts';
import { editMark } from '#web/ui/edit-mark.ts';
import type { Fact } from './detail-page.tsx';

/** What something costs, among the facts about it; in one paragraph, which on a phone stands with the short facts. */
export function priceFact(prices: readonly Price[]): Fact {
  const isOne = prices.length === 1;
  const value = (
    <p>
      {prices.map((price) => {
        const since = price.amountCents === null ? '' : sinceOf(price);
        return (
          <span key={price._id} {...editMark(price, 'amountCents')}>
            {amountOf(price)}
            <span className="soft">{[isOne ? '' : price.label, since].filter(Boolean).join(', ')}</span>
          </span>
        );
      })}
    </p>
  );
  return { label: 'Valor', value: prices.length > 0 ? value : null };
}
