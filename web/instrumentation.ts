/** Next calls this once, when the server starts: what could not be delivered before goes out now, without a visitor. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs' || process.env.NEXT_PHASE === 'phase-production-build') return;
  const { contactService } = await import('./contact/service.ts');
  contactService();
}
