import { textOf } from './form-value.ts';

/** Each interval ends after it begins and none overlaps the one before; times are `HH:mm`, so text order is time order. */
export function intervalsInOrder(intervals: readonly unknown[] | undefined): true | string {
  let lastClose = '';
  for (const interval of intervals ?? []) {
    const opens = textOf(interval, 'opens');
    const closes = textOf(interval, 'closes');
    if (closes <= opens) return 'Cada período precisa fechar depois de abrir.';
    if (opens < lastClose) return 'Os períodos estão fora de ordem ou se sobrepõem.';
    lastClose = closes;
  }
  return true;
}
