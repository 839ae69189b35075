import { textOf } from './form-value.ts';

/** No day may have two rules: the site could not tell which one holds. Days are `YYYY-MM-DD`, so text order is time order. */
export function specialDatesProblem(dates: readonly unknown[] | undefined): true | string {
  const ranges = (dates ?? [])
    .map((entry) => ({ from: textOf(entry, 'date'), to: textOf(entry, 'until') || textOf(entry, 'date') }))
    .sort((a, b) => a.from.localeCompare(b.from));
  const clash = ranges.find((range, index) => index > 0 && range.from <= (ranges[index - 1]?.to ?? ''));
  return !clash || `O dia ${clash.from.split('-').reverse().join('/')} aparece em duas datas especiais.`;
}
