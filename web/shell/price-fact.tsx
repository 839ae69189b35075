import { amountOf, type Price, sinceOf } from '#schemas/sections/pricing/price-words.ts';
import { editMark } from '#web/ui/edit-mark.ts';
import { SmartLink } from '#web/ui/smart-link.tsx';
import type { Fact } from './detail-page.tsx';

/** Of a procedure only the visit tells it (M16). */
const canBeAsked = ({ amountCents, kind }: Price) => amountCents === null && kind !== 'procedimento';

/**
 * What something costs, among the facts about it; in one paragraph, which on a phone stands with the short facts.
 * @param question where to ask for what is not announced
 */
export function priceFact(prices: readonly Price[], question: string | null = null): Fact {
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
      {question && prices.some(canBeAsked) ? (
        <SmartLink className="on-screen" href={question}>
          Perguntar o valor
        </SmartLink>
      ) : null}
    </p>
  );
  return { label: 'Valor', value: prices.length > 0 ? value : null };
}
