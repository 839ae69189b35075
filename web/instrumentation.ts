/**
 * Next calls this once, when the server starts: what could not be delivered before goes out now, without a visitor, pages
 * begin to follow the dates of their content, and copies are kept of all of it.
 */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs' || process.env.NEXT_PHASE === 'phase-production-build') return;
  const { contactDesk } = await import('./contact/desk.ts');
  contactDesk();
  const { startContentClock } = await import('./content/content-clock.ts');
  const { nextMoment } = await import('./content/next-moment.ts');
  const { refreshAll, refreshCopies, warmAll } = await import('./content/refresh-all.ts');
  startContentClock({ nextMoment, refresh: refreshAll });
  if (process.env.NODE_ENV !== 'production') return;
  const { startCopyKeeper } = await import('./content/copy-keeper.ts');
  const { askLake } = await import('./content/client.ts');
  const { lakeHealth } = await import('./content/lake-health.ts');
  startCopyKeeper({ health: lakeHealth(), askLake, refresh: refreshCopies, warm: warmAll });
}
