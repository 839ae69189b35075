declare module '@sanity/types' {
  interface StringOptions {
    /** The visitor can be answered at what stands here: Studio offers buttons for it. */
    reply?: boolean;
  }
}

/** A way to answer a visitor. */
export interface Reply {
  readonly kind: 'call' | 'whatsapp' | 'mail';
  /** On the button. */
  readonly text: string;
  readonly href: string;
}

/**
 * How somebody can be answered who left this.
 * @param left a telephone number of Brazil as people write it, with area code, or an e-mail address; anything else: no way
 */
export function repliesTo(left: string): readonly Reply[] {
  const address = left.trim();
  if (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(address)) {
    return [{ kind: 'mail', text: 'Responder por e-mail', href: `mailto:${encodeURIComponent(address)}` }];
  }
  const digits = address.replaceAll(/\D/g, '').replace(/^(?:0+|55(?=\d{10,11}$))/, '');
  if (!/^[1-9][1-9](9\d{8}|[2-5]\d{7})$/.test(digits)) return [];
  const call: Reply = { kind: 'call', text: 'Ligar', href: `tel:+55${digits}` };
  // Landlines have eight digits; some have WhatsApp, most do not.
  if (digits.length === 10) return [call];
  return [call, { kind: 'whatsapp', text: 'WhatsApp', href: `https://wa.me/55${digits}` }];
}
