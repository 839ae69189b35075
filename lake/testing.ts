/**
 * Starts a stopwatch that runs while a processor works for this thread, and tells its milliseconds. What work costs is
 * judged by it: the clock on the wall goes on while others have the processor. The kernel counts
 * in ticks of up to ten milliseconds.
 */
export function workTime(): () => number {
  const start = process.threadCpuUsage();
  return () => {
    const { user, system } = process.threadCpuUsage(start);
    return (user + system) / 1000;
  };
}
