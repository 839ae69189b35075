const DAY_ONLY = /^\d{4}-\d{2}-\d{2}$/;

/** Whether a text is a day that a calendar has: Studio stores no other, an import may. */
export function isDay(text: string): boolean {
  const at = DAY_ONLY.test(text) ? Date.parse(text) : Number.NaN;
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
}

/** A date that is none stays as it was written: a page must not fail for it. */
function format(iso: string, timeZone: string, options: Intl.DateTimeFormatOptions): string {
  if (Number.isNaN(Date.parse(iso))) return iso;
  const zone = DAY_ONLY.test(iso) ? 'UTC' : timeZone;
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
  return DAY_ONLY.test(iso) || Number.isNaN(Date.parse(iso))
    ? iso
    : new Intl.DateTimeFormat('en-CA', { timeZone }).format(new Date(iso));
}
