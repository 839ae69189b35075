import { useKept } from '../use-kept.ts';
import type { Edit, Edits } from './price-rows.ts';

interface TypedPrices {
  readonly edits: Edits;
  /** Puts these in the place of what was typed there; without one, takes it away. */
  readonly change: (changed: Readonly<Record<string, Edit | undefined>>) => void;
}

/** What was typed and is not published yet, or not included in a planned change. */
export function useEdits(release = ''): TypedPrices {
  const [edits, setEdits] = useKept<Edits>(`clinica-prices-typed${release}`, {});
  const change: TypedPrices['change'] = (changed) =>
    setEdits((known) => {
      const entries = Object.entries({ ...known, ...changed }).flatMap(([id, edit]) => (edit ? [[id, edit]] : []));
      return Object.fromEntries(entries) as Edits;
    });
  return { edits, change };
}
