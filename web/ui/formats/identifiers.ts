/**
 * Brazilian phone in the national format: `+556630000000` → `(66) 3000-0000`. Anything that is not a Brazilian
 * number in E.164 is given back as it came: better odd than wrong. In a preview staff may be about to type it.
 */
export function formatPhone(e164: string | null): string {
  const parts = /^\+55(\d{2})(\d{4,5})(\d{4})$/.exec(e164 ?? '');
  if (!parts) return e164 ?? '';
  return `(${parts[1]}) ${parts[2]}-${parts[3]}`;
}

/** Address that starts a call. */
export function phoneHref(e164: string | null): string {
  return `tel:${(e164 ?? '').replace(/[^+\d]/g, '')}`;
}

/** Address of a WhatsApp conversation: wa.me wants digits only. The message may be missing. */
export function whatsappHref(e164: string | null, message?: string | null): string {
  const base = `https://wa.me/${(e164 ?? '').replace(/\D/g, '')}`;
  return message ? `${base}?text=${encodeURIComponent(message)}` : base;
}

/** `12ABC34501DE35` → `12.ABC.345/01DE-35`. New registrations hold letters (IN RFB 2.229/2024). */
export function formatCnpj(cnpj: string): string {
  const parts = /^([0-9A-Z]{2})([0-9A-Z]{3})([0-9A-Z]{3})([0-9A-Z]{4})(\d{2})$/.exec(cnpj);
  return parts ? `${parts[1]}.${parts[2]}.${parts[3]}/${parts[4]}-${parts[5]}` : cnpj;
}

/** `78000000` → `78000-000`. */
export function formatCep(cep: string | null): string {
  return (cep ?? '').replace(/^(\d{5})(\d{3})$/, '$1-$2');
}
