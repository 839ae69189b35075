import { styled } from 'styled-components';
import { Box } from '#web/ui/layout.tsx';
import { groupedRowsStyle } from '#web/ui/grouped-rows-style.ts';
import { filteredListStyle } from '#web/ui/list-search-style.ts';
import { pictureStyle } from '#web/ui/picture.tsx';
import { SectionFrame } from '#web/ui/section-frame.tsx';
import { SectionHeader } from '#web/ui/section-header.tsx';
import { Text } from '#web/ui/text.tsx';
import { from, radius, space, theme, weight } from '#web/ui/tokens.ts';
import type { SectionProps } from '../index.ts';
import { PlanFinder } from './health-plans.island.tsx';
import { planEntry } from './plan-entry.ts';

const Root = styled.div`
  ${filteredListStyle}
  .groups {
    ${groupedRowsStyle}
    .group > .plans > li {
      align-items: start;
    }
  }
  .plans > li {
    padding-block: ${space(9)};
    ${from('gridMd')} {
      grid-template-columns: 1fr 2fr;
    }
  }
  .name {
    font-size: inherit;
    font-weight: ${weight.title};
  }
  .plans p,
  .coverage {
    color: ${theme.tone.inkSoft};
  }
  .coverage:has(> :nth-child(9)) {
    columns: 15rem;
    column-gap: ${space(10)};
  }
  .coverage li {
    min-height: 2rem;
    break-inside: avoid;
  }
  .coverage a {
    padding-block: ${space(2)};
  }
  [data-variant='logos'] .plans {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 17rem), 1fr));
    gap: ${space(6)};
    padding-block: ${space(8)};
  }
  [data-variant='logos'] .group > .plans > li {
    place-items: center;
    min-height: 6rem;
    padding: ${space(9)} ${space(10)};
    border: 1px solid ${theme.tone.line};
    border-radius: ${radius.card};
    background: ${theme.tone.card};
    grid-template-columns: 1fr;
    text-align: center;
  }
  .picture {
    ${pictureStyle}
  }
`;

/** Who pays: plans with a contract in force, always with the advice to confirm. */
export default function HealthPlans({
  _key,
  anchorId,
  variant,
  surface,
  header,
  note,
  items,
}: SectionProps<'healthPlans'>) {
  if (!items?.length) return null;
  const titleId = `titulo-${_key}`;
  return (
    <SectionFrame id={anchorId} surface={surface} labelledBy={titleId}>
      <SectionHeader id={titleId} {...header} />
      <Root>
        <PlanFinder id={`lista-${_key}`} variant={variant} first={items.map(planEntry)} />
      </Root>
      <Box $mt={16}>
        <Text $soft>{note || 'Confirme a cobertura com a recepção antes de vir.'}</Text>
      </Box>
    </SectionFrame>
  );
}
