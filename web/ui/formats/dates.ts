const DAY_ONLY = /^\d{4}-\d{2}-\d{2}$/;

function format(iso: string, timeZone: string, options: Intl.DateTimeFormatOptions): string {
  const isDay = DAY_ONLY.test(iso);
  const zone = isDay ? 'UTC' : timeZone;
  return new Intl.DateTimeFormat('pt-BR', { ...options, timeZone: zone }).format(new Date(iso));
}

/**
 * `2026-10-12` or a moment → `12 de outubro de 2026`. A day without a time is that day everywhere; a moment is the day on
 * which it falls for the clinic.
 * @param timeZone IANA name; only used for moments
 */
export function formatDate(iso: string, timeZone = 'America/Cuiaba'): string {
  return format(iso, timeZone, { dateStyle: 'long' });
}

/** As `formatDate`, in figures: `12/10/2026`. */
export function formatShortDate(iso: string, timeZone = 'America/Cuiaba'): string {
  return format(iso, timeZone, { day: '2-digit', month: '2-digit', year: 'numeric' });
}

/** The day, as `2026-10-12`, on which a moment falls for the clinic; a day stays itself. */
export function dayOf(iso: string, timeZone = 'America/Cuiaba'): string {
  return DAY_ONLY.test(iso) ? iso : new Intl.DateTimeFormat('en-CA', { timeZone }).format(new Date(iso));
}
