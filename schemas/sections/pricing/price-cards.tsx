import { styled } from 'styled-components';
import { editMark } from '#web/ui/edit-mark.ts';
import { breakpoint, from, radius, space, theme, type, weight } from '#web/ui/tokens.ts';
import { amountOf, paymentOf, type Price } from './price-words.ts';

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 17rem), 1fr));
  gap: ${space(10)};
  /* On a tablet three stand in a row, so that none is left over. */
  ${from('gridMd')} and (max-width: ${(breakpoint.gridLg - 0.02) / 16}em) {
    grid-template-columns: repeat(auto-fit, minmax(12.5rem, 1fr));
  }

  li {
    display: grid;
    gap: ${space(4)};
    align-content: start;
    padding: clamp(1.25rem, 1rem + 1.1vw, 2rem);
    border: 1px solid ${theme.tone.line};
    border-radius: ${radius.card};
    background: ${theme.tone.card};
  }
  h3 {
    font-size: ${type.body};
    font-weight: ${weight.label};
  }
  .amount {
    font-size: ${type.h2};
    font-weight: ${weight.title};
    font-variant-numeric: tabular-nums;
    letter-spacing: -0.02em;
    line-height: 1.2;
  }
  .amount[data-unsaid] {
    font-size: ${type.h3};
  }
  .note,
  .payment {
    color: ${theme.tone.inkSoft};
    font-size: ${type.small};
  }
  .payment {
    margin-block-start: ${space(6)};
    padding-block-start: ${space(6)};
    border-block-start: 1px solid ${theme.tone.line};
  }
`;

/** One card each, all alike: none may look like the better offer (M16). */
export function PriceCards({ prices }: { prices: readonly Price[] }) {
  return (
    <List className="plain-list">
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
          {price.note ? <p className="note">{price.note}</p> : null}
          {price.paymentMethods?.length ? (
            <p className="payment" {...editMark(price, 'paymentMethods')}>
              {paymentOf(price)}
            </p>
          ) : null}
        </li>
      ))}
    </List>
  );
}
