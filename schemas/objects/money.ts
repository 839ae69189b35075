declare module '@sanity/types' {
  interface NumberOptions {
    /** Studio shows and takes an amount as people write it, in reais; what is stored are whole centavos. */
    readonly mask?: 'money';
  }
}

/** Groups of three with dots, or none, then a comma or a dot with the centavos: “1.250,50”, “1250”, “1250.5”; a comma may still wait for them. */
const AMOUNT = /^(?:R\$)?\s*(\d{1,3}(?:\.\d{3})+|\d+)(?:[,.](\d{0,2}))?$/;

/** What an amount in reais is in centavos; undefined for what is no amount. */
export function centavosOf(typed: string): number | undefined {
  const [, reais, rest = ''] = AMOUNT.exec(typed.trim()) ?? [];
  if (reais === undefined) return undefined;
  return Number(reais.replaceAll('.', '')) * 100 + Number(rest.padEnd(2, '0'));
}

const amount = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Centavos as people write them: 125050 is “1.250,50”. */
export function reaisOf(centavos: number | undefined): string {
  return centavos === undefined ? '' : amount.format(centavos / 100);
}
