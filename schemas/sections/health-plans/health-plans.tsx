import { styled } from 'styled-components';
import { filteredListStyle } from '#web/shell/filtered-list-style.ts';
import { SectionFrame } from '#web/ui/section-frame.tsx';
import { SectionHeader } from '#web/ui/section-header.tsx';
import { Box } from '#web/ui/box.tsx';
import { Text } from '#web/ui/text.tsx';
import type { SectionProps } from '../index.ts';
import { PlanFinder } from './health-plans.island.tsx';
import { planEntry } from './plan-entry.ts';
import { planListStyle } from './plan-list-style.ts';

const Root = styled.div`
  ${filteredListStyle}
  ${planListStyle}
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
  const titleId = `titulo-${_key}`;
  return (
    <SectionFrame id={anchorId} surface={surface} labelledBy={titleId}>
      <SectionHeader id={titleId} {...header} />
      <Root>
        <PlanFinder id={`lista-${_key}`} variant={variant} first={(items ?? []).map(planEntry)} />
      </Root>
      <Box $mt={16}>
        <Text $soft>{note || 'Confirme a cobertura com a recepção antes de vir.'}</Text>
      </Box>
    </SectionFrame>
  );
}
