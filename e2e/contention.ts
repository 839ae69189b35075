/** Milliseconds of work that are enough to see how long they take. */
const WORK = 100;
/** Whoever gets less than a third of a processor learns nothing from a limit. */
const MOST = 3;

/**
 * How much longer work takes than the processor needs for it, at this moment: 1 where nobody else wants the processor, 2
 * where others have it half of the time. A limit of seconds is meant for a machine that has nothing else to do.
 */
export function contention(): number {
  const started = performance.now();
  const before = process.threadCpuUsage();
  const worked = () => {
    const { user, system } = process.threadCpuUsage(before);
    return (user + system) / 1000;
  };
  while (worked() < WORK) continue;
  return Math.min(MOST, Math.max(1, (performance.now() - started) / worked()));
}
