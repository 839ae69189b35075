import { totalmem } from 'node:os';

const SMALL_BYTES = 1.5 * 1024 ** 3;

/** Whether memory is scarce: of the machine, or of the group of processes that this one may not leave (cgroups). */
export function isSmallMachine(): boolean {
  return Math.min(process.constrainedMemory() || Infinity, totalmem()) < SMALL_BYTES;
}
