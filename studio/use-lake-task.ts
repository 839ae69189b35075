import { useToast } from '@sanity/ui/toast';
import { useState } from 'react';

/** Runs what needs the lake, one task at a time, and says so when it did not work. */
export function useLakeTask(failure = 'Não foi possível abrir') {
  const toast = useToast();
  const [isBusy, setBusy] = useState(false);
  const run = async (task: () => Promise<void> | void) => {
    setBusy(true);
    try {
      await task();
    } catch {
      const description = 'Confira a conexão e tente de novo.';
      toast.push({ status: 'error', title: failure, description });
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, run };
}
