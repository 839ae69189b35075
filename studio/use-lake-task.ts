import { useToast } from '@sanity/ui/toast';
import { useRef, useState } from 'react';

import { whyRefused } from './why-refused.ts';

/** Runs what needs the lake, one task at a time, and says so and why when it did not work. */
export function useLakeTask(failure = 'Não foi possível abrir', why: (error: unknown) => string = whyRefused) {
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
      toast.push({ status: 'error', title: failure, description: why(error) });
    } finally {
      isRunning.current = false;
      setBusy(false);
    }
  };
  return { isBusy, run };
}
