import { styled } from 'styled-components';
import { SectionFrame } from '#web/ui/section-frame.tsx';
import { SectionHeader } from '#web/ui/section-header.tsx';
import { breakpoint, from, measure, radius, space, theme, type, weight } from '#web/ui/tokens.ts';
import type { SectionProps } from '../index.ts';
import { PriceListIsland } from './pricing.island.tsx';

const Root = styled.div`
  .price-cards {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 17rem), 1fr));
    gap: ${space(10)};
    /* On a tablet three stand in a row, so that none is left over. */
    ${from('gridMd')} and (max-width: ${(breakpoint.gridLg - 0.02) / 16}em) {
      grid-template-columns: repeat(auto-fit, minmax(min(12.5rem, 100%), 1fr));
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
    .since,
    .payment {
      color: ${theme.tone.inkSoft};
      font-size: ${type.small};
    }
    .payment {
      margin-block-start: ${space(6)};
      padding-block-start: ${space(6)};
      border-block-start: 1px solid ${theme.tone.line};
    }
  }
  /* A list of names and values, not a table: on a phone each item stands by itself, and nothing scrolls sideways. */
  .price-table {
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
    dt {
      font-weight: ${weight.label};
    }
    .amount {
      font-size: ${type.h4};
      font-weight: ${weight.title};
    }
    /* What it is, what it costs, and only then what has to be said about it. */
    @media (max-width: ${(breakpoint.gridMd - 0.02) / 16}em) {
      dt {
        display: contents;
      }
      .amount {
        order: 1;
      }
      .note,
      .since,
      .payment {
        order: 2;
      }
    }
    .note {
      display: block;
      color: ${theme.tone.inkSoft};
      font-size: ${type.small};
      font-weight: ${weight.text};
    }
    .since,
    .payment {
      color: ${theme.tone.inkSoft};
      font-size: ${type.small};
    }
    .amount {
      font-variant-numeric: tabular-nums;
    }
    .amount,
    .since {
      ${from('gridMd')} {
        grid-column: 3;
        text-align: end;
      }
    }
    .amount {
      ${from('gridMd')} {
        grid-row: 1;
      }
    }
    .payment {
      ${from('gridMd')} {
        grid-column: 2;
        grid-row: 1;
      }
    }
  }
  .notes {
    max-width: ${measure.text};
    margin-block-start: ${space(12)};
    color: ${theme.tone.inkSoft};
    font-size: ${type.small};
    line-height: 1.6;
    text-wrap: pretty;
  }
`;

/** What a consultation costs and how to pay. Nothing at all when the clinic switched prices off or has none. */
export default function Pricing(props: SectionProps<'pricing'>) {
  const { _key, anchorId, variant, surface, header, note, chosen, isOff, prices } = props;
  if (isOff || !prices?.length) return null;
  const titleId = `titulo-${_key}`;
  return (
    <SectionFrame id={anchorId} surface={surface} labelledBy={titleId}>
      <SectionHeader id={titleId} {...header} />
      <Root>
        <PriceListIsland variant={variant} chosen={chosen} first={prices} note={note} />
      </Root>
    </SectionFrame>
  );
}
