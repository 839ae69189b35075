import { reaisOf } from '../../schemas/index.ts';
import { judged, type PriceRow, shownOf } from './price-rows.ts';
import type { Sheet } from './price-sheet.ts';

/** Hundredths of a percent: “8,5” is 850. Undefined for what is no percentage, or takes away all of an amount. */
export function percentOf(typed: string): number | undefined {
  const [, whole, rest = ''] = /^(\d{1,3}|-\d{1,2})(?:,(\d{1,2}))?$/.exec(typed.trim()) ?? [];
  return whole === undefined ? undefined : Number(`${whole}${rest.padEnd(2, '0')}`);
}

/** Amounts as they are shown, more or less by a percentage, to the centavo. */
export function readjusted(rows: readonly PriceRow[], hundredths: number): Sheet['amounts'] {
  return rows.flatMap((row) => {
    const { amountCents } = shownOf(row);
    if (amountCents === undefined) return [];
    const typed = reaisOf(Math.round((amountCents * (100_00 + hundredths)) / 100_00));
    const { isChange, problem } = judged(row, { typed, seen: amountCents });
    return isChange && problem === undefined ? { id: row.id, typed } : [];
  });
}
