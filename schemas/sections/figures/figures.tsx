import { styled } from 'styled-components';
import { editMark } from '#web/ui/edit-mark.ts';
import { SectionFrame } from '#web/ui/section-frame.tsx';
import { SectionHeader } from '#web/ui/section-header.tsx';
import { breakpoint, radius, space, theme, type, weight } from '#web/ui/tokens.ts';
import type { SectionProps } from '../index.ts';

const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 13rem), 1fr));
  gap: ${space(14)} ${space(16)};

  /* Four in a row do not fit on a phone or a tablet, and three would leave one over. */
  @media (min-width: 20em) and (max-width: ${(breakpoint.gridLg - 0.02) / 16}em) {
    &:has(> :nth-child(4):last-child) {
      grid-template-columns: 1fr 1fr;
    }
  }
  & > div {
    display: flex;
    flex-direction: column-reverse;
    justify-content: flex-end;
    gap: ${space(2)};
  }
  dd {
    color: ${theme.tone.ink};
    font-size: ${type.display};
    font-weight: ${weight.title};
    font-variant-numeric: tabular-nums;
    letter-spacing: -0.02em;
    line-height: 1.1;
  }
  dt {
    max-width: 30ch;
    color: ${theme.tone.inkSoft};
    text-wrap: balance;
  }
  .label {
    color: ${theme.tone.ink};
    font-weight: ${weight.label};
  }
  .note {
    display: block;
    margin-block-start: ${space(2)};
    font-size: ${type.small};
  }
  &[data-variant='faixa'] > div {
    padding-block-start: ${space(10)};
    border-block-start: 1px solid ${theme.tone.line};
  }
  &[data-variant='faixa'] .label {
    color: ${theme.tone.inkSoft};
    font-weight: ${weight.text};
  }
  &[data-variant='cartoes'] > div {
    padding: clamp(1.25rem, 1rem + 1.1vw, 2rem);
    border-radius: ${radius.card};
    background: ${theme.tone.tint};
  }
`;

/** Facts in numbers. The number comes first for the eye, the words first for a screen reader. */
export default function Figures({ _key, anchorId, variant, surface, header, items }: SectionProps<'figures'>) {
  const titleId = `titulo-${_key}`;
  return (
    <SectionFrame id={anchorId} surface={surface} labelledBy={titleId}>
      <SectionHeader id={titleId} {...header} />
      <List data-variant={variant}>
        {items?.map((item) => (
          <div key={item._key}>
            <dt>
              <span className="label">{item.label}</span>
              {item.note ? <span className="note">{item.note}</span> : null}
            </dt>
            <dd {...editMark(item, 'value')}>{item.value}</dd>
          </div>
        ))}
      </List>
    </SectionFrame>
  );
}
