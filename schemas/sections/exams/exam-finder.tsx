import type { ReactNode } from 'react';
import { useLiveContent } from '#web/live/use-live-content.ts';
import { SearchForm } from '#web/ui/search-form.tsx';
import { SmartLink } from '#web/ui/smart-link.tsx';
import { ExamList } from './exam-list.tsx';
import type { ExamItem } from './preparation-lines.ts';

interface ExamFinderProps {
  /** Starts the ids: a page may have two lists. */
  readonly id: string;
  readonly variant: 'lista' | 'preparo';
  /** Ids of the types that staff chose for this list; all of them where there are none. */
  readonly modalities: readonly string[] | null;
  /** The exams of this list, as the server rendered it. */
  readonly first: readonly ExamItem[];
  /** Exams whose preparation is among the children, in their order. */
  readonly prepared: readonly string[];
  /** Preparations, drawn by the server. */
  readonly children?: readonly ReactNode[];
}

/** Exams as they are now, found by the name on the order or by the one people use. */
export function ExamFinder({ id, variant, modalities, first, prepared, children = [] }: ExamFinderProps) {
  const { data: exams } = useLiveContent('exams', first, (all) =>
    modalities?.length ? all.filter(({ modality }) => modality && modalities.includes(modality._id)) : all,
  );
  return (
    <>
      <SearchForm id={`${id}-busca`} label="Buscar exame" placeholder="Como no pedido" narrows={id} counted="exames" />
      <div id={id}>
        <ExamList
          variant={variant}
          items={exams}
          preparations={new Map(prepared.map((exam, index) => [exam, children[index]]))}
        />
        <p data-none="" hidden>
          Nenhum exame com este nome. Toque em Buscar para procurar em todo o site, ou{' '}
          <SmartLink href="/contato">pergunte à recepção</SmartLink>.
        </p>
      </div>
    </>
  );
}
