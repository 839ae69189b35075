import { Box } from '#web/ui/box.tsx';
import { formatDate } from '#web/ui/formats/dates.ts';
import { SectionFrame } from '#web/ui/section-frame.tsx';
import { SectionHeader } from '#web/ui/section-header.tsx';
import { Text } from '#web/ui/text.tsx';
import type { SectionProps } from '../index.ts';
import { PriceCards } from './price-cards.tsx';
import { PriceTable } from './price-table.tsx';
import { validSince } from './price-words.ts';

const bodies = { cartoes: PriceCards, tabela: PriceTable } as const;

/** What a consultation costs and how to pay. Nothing at all when the clinic switched prices off or has none. */
export default function Pricing(props: SectionProps<'pricing'>) {
  const { _key, anchorId, variant, surface, header, note, isOff, prices } = props;
  if (isOff || !prices?.length) return null;
  const titleId = `titulo-${_key}`;
  const Body = bodies[variant] ?? PriceCards;
  const since = validSince(prices);
  const notes = [since ? `Valores vigentes em ${formatDate(since)}.` : '', note ?? ''].filter(Boolean);
  return (
    <SectionFrame id={anchorId} surface={surface} labelledBy={titleId}>
      <SectionHeader id={titleId} {...header} />
      <Body prices={prices} />
      {notes.length > 0 ? (
        <Box $mt={12}>
          <Text $soft $size="small">
            {notes.join(' ')}
          </Text>
        </Box>
      ) : null}
    </SectionFrame>
  );
}
