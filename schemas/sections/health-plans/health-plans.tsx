import { styled } from 'styled-components';
import { Box } from '#web/ui/layout.tsx';
import { filteredListStyle } from '#web/ui/list-search-style.ts';
import { pictureStyle } from '#web/ui/picture.tsx';
import { SectionFrame } from '#web/ui/section-frame.tsx';
import { SectionHeader } from '#web/ui/section-header.tsx';
import { Text } from '#web/ui/text.tsx';
import { from, radius, space, theme, type, weight } from '#web/ui/tokens.ts';
import type { SectionProps } from '../index.ts';
import { PlanFinder } from './health-plans.island.tsx';
import { planEntry } from './plan-entry.ts';

const Root = styled.div`
  ${filteredListStyle}
  .groups {
    display: grid;
    gap: ${space(16)};
  }

  .group {
    ${from('gridLg')} {
      display: grid;
      grid-template-columns: 3fr 9fr;
      gap: ${space(24)};
    }
  }
  h3 {
    margin-block-end: ${space(6)};
    font-size: ${type.h4};
    font-weight: ${weight.title};
  }
  .plans > li {
    display: grid;
    gap: ${space(1)} ${space(16)};
    padding-block: ${space(9)};
    border-block-start: 1px solid ${theme.tone.line};
    ${from('gridMd')} {
      grid-template-columns: 4fr 5fr;
      align-items: baseline;
    }
  }
  .plans > li:last-child {
    border-block-end: 1px solid ${theme.tone.line};
  }
  .name {
    font-weight: ${weight.label};
  }
  .plans p,
  .coverage {
    color: ${theme.tone.inkSoft};
    font-size: ${type.small};
  }
  .plans p.name {
    color: ${theme.tone.ink};
    font-size: inherit;
  }
  .coverage a {
    display: inline-block;
    min-height: 1.5rem;
  }
  [data-variant='logos'] .plans {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 17rem), 1fr));
    gap: ${space(6)};
  }
  [data-variant='logos'] .plans > li {
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
