/**
 * Next calls this once, when the server starts: what could not be delivered before goes out now, without a visitor, pages
 * begin to follow the dates of their content, and copies are kept of all of it.
 */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs' || process.env.NEXT_PHASE === 'phase-production-build') return;
  const { contactService } = await import('./contact/service.ts');
  contactService();
  const { startContentClock } = await import('./content/content-clock.ts');
  const { nextMoment } = await import('./content/content-clock.ts');
  const { refreshAll, refreshCopies, warmAll } = await import('./content/webhook.ts');
  startContentClock({ nextMoment, refresh: refreshAll });
  if (process.env.NODE_ENV !== 'production') return;
  const { startCopyKeeper } = await import('./cache/copy-keeper.ts');
  const { askLake } = await import('./content/client.ts');
  const { lakeHealth } = await import('./cache/lake-health.ts');
  startCopyKeeper({ health: lakeHealth(), askLake, refresh: refreshCopies, warm: warmAll });
}
