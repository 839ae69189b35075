import { styled } from 'styled-components';
import { SectionFrame } from '#web/ui/section-frame.tsx';
import { SectionHeader } from '#web/ui/section-header.tsx';
import type { SectionProps } from '../index.ts';
import { priceStyle } from './price-style.ts';
import { PriceListIsland } from './pricing.island.tsx';

const Root = styled.div`
  ${priceStyle}
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
