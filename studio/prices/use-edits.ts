import { useState } from 'react';

import type { Edit, Edits } from './price-rows.ts';

const KEY = 'clinica-prices-typed';

interface TypedPrices {
  readonly edits: Edits;
  /** Puts these in the place of what was typed there; without one, takes it away. */
  readonly change: (changed: Readonly<Record<string, Edit | undefined>>) => void;
}

/** What was typed and is not published yet: kept while this browser's tab is open, whatever else is looked at meanwhile. */
export function useEdits(): TypedPrices {
  const [edits, setEdits] = useState<Edits>(() => JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Edits);
  const change: TypedPrices['change'] = (changed) =>
    setEdits((known) => {
      const entries = Object.entries({ ...known, ...changed }).flatMap(([id, edit]) => (edit ? [[id, edit]] : []));
      const next = Object.fromEntries(entries) as Edits;
      sessionStorage.setItem(KEY, JSON.stringify(next));
      return next;
    });
  return { edits, change };
}
