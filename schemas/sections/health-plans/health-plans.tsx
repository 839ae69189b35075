import { FilteredList } from '#web/shell/filtered-list.tsx';
import { SectionFrame } from '#web/ui/section-frame.tsx';
import { SectionHeader } from '#web/ui/section-header.tsx';
import { Box } from '#web/ui/box.tsx';
import { Text } from '#web/ui/text.tsx';
import type { SectionProps } from '../index.ts';
import { PlanList } from './plan-list.tsx';

/** With fewer plans than this, looking is faster than typing. */
const WORTH_SEARCHING = 8;

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
  const plans = <PlanList variant={variant} items={items ?? []} />;
  return (
    <SectionFrame id={anchorId} surface={surface} labelledBy={titleId}>
      <SectionHeader id={titleId} {...header} />
      {(items ?? []).length > WORTH_SEARCHING ? (
        <FilteredList
          id={`lista-${_key}`}
          label="Buscar convênio"
          empty="Nenhum convênio com este nome. Confirme com a recepção."
        >
          {plans}
        </FilteredList>
      ) : (
        plans
      )}
      <Box $mt={16}>
        <Text $soft>{note || 'Confirme a cobertura com a recepção antes de vir.'}</Text>
      </Box>
    </SectionFrame>
  );
}
