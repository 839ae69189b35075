import { useToast } from '@sanity/ui/toast';
import { useRef, useState } from 'react';

import { isConflict } from './use-one-transaction.ts';

/** Runs what needs the lake, one task at a time, and says so when it did not work. */
export function useLakeTask(failure = 'Não foi possível abrir') {
  const toast = useToast();
  const [isBusy, setBusy] = useState(false);
  const isRunning = useRef(false);
  const run = async (task: () => Promise<void> | void) => {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(true);
    try {
      await task();
    } catch (error) {
      const description = isConflict(error)
        ? 'Alguém mudou o mesmo conteúdo agora, e nada foi gravado. Tente de novo: vale o que ele tem agora.'
        : 'Confira a conexão e tente de novo.';
      toast.push({ status: 'error', title: failure, description });
    } finally {
      isRunning.current = false;
      setBusy(false);
    }
  };
  return { isBusy, run };
}
