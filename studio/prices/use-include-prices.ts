import { useToast } from '@sanity/ui/toast';

import { counted } from '../change-dialog.tsx';
import { useOneTransaction } from '../use-one-transaction.ts';
import { type Planned, plannedMutations } from './planned-prices.ts';
import type { Judged } from './price-rows.ts';

const INCLUDING = {
  failed: 'Nada foi incluído',
  conflict: 'Alguém mudou isto agora. Confira o que está na tela e inclua de novo.',
};

/** Writes all changes into a planned change in one transaction. */
export function useIncludePrices() {
  const toast = useToast();
  const { write, isBusy } = useOneTransaction(INCLUDING);

  /**
   * @param day from when the amounts are valid, `YYYY-MM-DD`
   * @returns whether it was written
   */
  const include = (changed: readonly Judged[], { release, title }: Planned, day: string | undefined) =>
    write(plannedMutations(changed, release, day), async () => {
      toast.push({
        status: 'success',
        title: `Incluído em “${title}”`,
        description: counted(changed.length, '1 valor', '# valores'),
      });
    });

  return { include, isBusy };
}
