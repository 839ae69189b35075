import { FilteredList } from '#web/shell/filtered-list.tsx';
import { SectionFrame } from '#web/ui/section-frame.tsx';
import { SectionHeader } from '#web/ui/section-header.tsx';
import type { SectionProps } from '../index.ts';
import { ExamList } from './exam-list.tsx';

/** Every exam, found by the name on the order or by the one people use. */
export default function Exams({
  _key,
  anchorId,
  variant,
  surface,
  header,
  items,
  preparations,
}: SectionProps<'exams'>) {
  const titleId = `titulo-${_key}`;
  const byExam = new Map((preparations ?? []).map(({ _id, ...preparation }) => [_id, preparation]));
  return (
    <SectionFrame id={anchorId} surface={surface} labelledBy={titleId}>
      <SectionHeader id={titleId} {...header} />
      <FilteredList
        id={`lista-${_key}`}
        label="Buscar exame"
        placeholder="Como está no pedido"
        empty="Nenhum exame encontrado. Pergunte à recepção."
      >
        <ExamList variant={variant} items={items ?? []} preparations={byExam} />
      </FilteredList>
    </SectionFrame>
  );
}
