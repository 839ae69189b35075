import type { ReactNode } from 'react';
import { useAsking } from '#web/live/use-content.ts';
import { useLiveContent } from '#web/live/use-live-content.ts';
import { ListSearch, SearchField, useListSearch } from '#web/ui/list-search.tsx';
import { matcher } from '#web/ui/search-words.ts';
import { ExamList, wordsOf } from './exam-list.tsx';
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
export function ExamFinder(props: ExamFinderProps) {
  return (
    <ListSearch name="busca">
      <Finder {...props} />
    </ListSearch>
  );
}

function Finder({ id, variant, modalities, first, prepared, children = [] }: ExamFinderProps) {
  const { words } = useListSearch();
  const readAnew = useAsking('exams');
  const { data: exams } = useLiveContent('exams', first, (all) =>
    modalities?.length ? all.filter(({ modality }) => modality && modalities.includes(modality._id)) : all,
  );
  const isSought = matcher(words);
  const found = exams.filter((exam) => isSought(wordsOf(exam)));
  return (
    <>
      <SearchField
        id={`${id}-busca`}
        label="Buscar exame"
        placeholder="Como está no pedido"
        onReach={readAnew}
        none="Nenhum exame encontrado. Pergunte à recepção."
        found={found.length}
        all={exams.length}
      />
      <ExamList
        variant={variant}
        items={found}
        preparations={new Map(prepared.map((exam, index) => [exam, children[index]]))}
      />
    </>
  );
}
