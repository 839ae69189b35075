/** Kinds of number that people write with punctuation and content stores without. */
export type MaskName = 'phone' | 'cep' | 'cnpj' | 'digits';

declare module '@sanity/types' {
  interface StringOptions {
    /** Studio shows the value with punctuation and accepts it in any writing; what is stored stays canonical. */
    readonly mask?: MaskName;
  }
}

interface Mask {
  /** What is stored, from whatever was typed or pasted; empty for nothing. */
  readonly stored: (typed: string) => string;
  /** What people read; a value that is not canonical is shown as it is. */
  readonly shown: (stored: string) => string;
}

const digits = (text: string) => text.replaceAll(/\D/g, '');

/** National digits of a phone: `+55`, and the zeros that people dial before the area code, are not among them. */
function national(typed: string): string {
  const plain = digits(typed);
  const local =
    typed.trim().startsWith('+55') || (plain.startsWith('55') && plain.length > 11) ? plain.slice(2) : plain;
  return local.replace(/^0+/, '');
}

/** Canonical forms: E.164 for phones, bare digits or capitals for the rest. */
export const MASKS: Readonly<Record<MaskName, Mask>> = {
  phone: {
    stored: (typed) => (national(typed) ? `+55${national(typed)}` : ''),
    shown: (stored) => stored.replace(/^\+55(\d{2})(\d{4,5})(\d{4})$/, '($1) $2-$3'),
  },
  cep: { stored: digits, shown: (stored) => stored.replace(/^(\d{5})(\d{3})$/, '$1-$2') },
  cnpj: {
    stored: (typed) => typed.toUpperCase().replaceAll(/[^0-9A-Z]/g, ''),
    shown: (stored) => stored.replace(/^(\w{2})(\w{3})(\w{3})(\w{4})(\d{2})$/, '$1.$2.$3/$4-$5'),
  },
  digits: { stored: digits, shown: (stored) => stored },
};
