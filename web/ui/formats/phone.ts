/**
 * Brazilian phone in the national format: `+556630000000` → `(66) 3000-0000`. Anything that is not a Brazilian
 * number in E.164 is given back as it came: better odd than wrong.
 */
export function formatPhone(e164: string): string {
  const parts = /^\+55(\d{2})(\d{4,5})(\d{4})$/.exec(e164);
  if (!parts) return e164;
  return `(${parts[1]}) ${parts[2]}-${parts[3]}`;
}

/** Address that starts a call. */
export function phoneHref(e164: string): string {
  return `tel:${e164.replace(/[^+\d]/g, '')}`;
}

/** Address of a WhatsApp conversation: wa.me wants digits only. The message may be missing. */
export function whatsappHref(e164: string, message?: string | null): string {
  const base = `https://wa.me/${e164.replace(/\D/g, '')}`;
  return message ? `${base}?text=${encodeURIComponent(message)}` : base;
}
