import { useToast } from '@sanity/ui/toast';
import { useRef, useState } from 'react';
import { useClient } from 'sanity';

import { whyRefused } from './why-refused.ts';

const PUBLISHING = {
  failed: 'Nada foi publicado',
  conflict: 'Alguém mudou isto agora. Confira o que está na tela e publique de novo.',
};

/**
 * Writes several documents at once or none of them, and says why when it could not.
 * @param words what is said then
 */
export function useOneTransaction({ failed, conflict } = PUBLISHING) {
  const client = useClient({ apiVersion: '2025-02-19' });
  const toast = useToast();
  const [isBusy, setBusy] = useState(false);
  // A second click comes before the button is drawn grey: a dialog of Studio's is drawn a moment later.
  const isWriting = useRef(false);

  /**
   * @param mutations as in the lake's mutation API
   * @param then what follows it, with the revision that the documents have now
   * @returns whether it was written
   */
  const write = async (mutations: readonly object[], then: (revision: string) => Promise<void>): Promise<boolean> => {
    if (isWriting.current) return false;
    isWriting.current = true;
    setBusy(true);
    try {
      const { transactionId } = await client.mutate([...mutations] as Parameters<typeof client.mutate>[0]);
      await then(transactionId);
      return true;
    } catch (error) {
      toast.push({
        status: 'error',
        title: failed,
        description: whyRefused(error, conflict),
      });
      return false;
    } finally {
      isWriting.current = false;
      setBusy(false);
    }
  };
  return { write, isBusy };
}
