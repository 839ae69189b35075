/**
 * Next calls this once, when the server starts: what could not be delivered before goes out now, without a visitor, and
 * pages begin to follow the dates of their content.
 */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs' || process.env.NEXT_PHASE === 'phase-production-build') return;
  const { contactDesk } = await import('./contact/desk.ts');
  contactDesk();
  const { startContentClock } = await import('./content/content-clock.ts');
  const { nextMoment } = await import('./content/next-moment.ts');
  const { refreshAll } = await import('./content/refresh-all.ts');
  startContentClock({ nextMoment, refresh: refreshAll });
}
