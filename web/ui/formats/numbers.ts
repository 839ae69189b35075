const number = new Intl.NumberFormat('pt-BR');
const money = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });

/** `12345.6` → `12.345,6`. */
export function formatNumber(value: number): string {
  return number.format(value);
}

/** A price as content keeps it, in centavos: `15000` → `R$ 150,00`. */
export function formatMoney(centavos: number): string {
  return money.format(centavos / 100);
}
