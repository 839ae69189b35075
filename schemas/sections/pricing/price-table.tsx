import { styled } from 'styled-components';
import { editMark } from '#web/ui/edit-mark.ts';
import { from, space, theme, type, weight } from '#web/ui/tokens.ts';
import { amountOf, paymentOf, type Price } from './price-words.ts';

// A list of names and values, not a table: on a phone each item stands by itself, and nothing has to scroll sideways.
const List = styled.dl`
  border-block-start: 1px solid ${theme.tone.line};

  & > div {
    display: grid;
    gap: ${space(1)} ${space(16)};
    padding-block: ${space(9)};
    border-block-end: 1px solid ${theme.tone.line};
    ${from('gridMd')} {
      grid-template-columns: minmax(0, 5fr) minmax(0, 4fr) minmax(0, 3fr);
      align-items: baseline;
    }
  }
  dt,
  .amount {
    font-weight: ${weight.label};
  }
  .note {
    display: block;
    color: ${theme.tone.inkSoft};
    font-size: ${type.small};
    font-weight: ${weight.text};
  }
  .payment {
    color: ${theme.tone.inkSoft};
    font-size: ${type.small};
  }
  .amount {
    font-variant-numeric: tabular-nums;
    ${from('gridMd')} {
      order: 3;
      text-align: end;
    }
  }
`;

export function PriceTable({ prices }: { prices: readonly Price[] }) {
  return (
    <List>
      {prices.map((price) => (
        <div key={price._id}>
          <dt>
            {price.label}
            {price.note ? <span className="note">{price.note}</span> : null}
          </dt>
          <dd className="amount" {...editMark(price, 'amountCents')}>
            {amountOf(price)}
          </dd>
          <dd className="payment" {...editMark(price, 'paymentMethods')}>
            {paymentOf(price)}
          </dd>
        </div>
      ))}
    </List>
  );
}
