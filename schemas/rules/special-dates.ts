import { textOf } from './form-value.ts';

/**
 * No day may have two rules, of the clinic or of one department: the site could not tell which one holds. A department's own
 * rule may stand beside the clinic's. Days are `YYYY-MM-DD`, so text order is time order.
 */
export function specialDatesProblem(dates: readonly unknown[] | undefined): true | string {
  const byDepartment = Map.groupBy(dates ?? [], (entry) =>
    textOf(entry, 'department').trim().toLocaleLowerCase('pt-BR'),
  );
  return [...byDepartment.values()].map(clashOf).find((problem) => problem !== true) ?? true;
}

function clashOf(dates: readonly unknown[]): true | string {
  const ranges = dates
    .map((entry) => ({
      from: textOf(entry, 'date'),
      to: textOf(entry, 'until') || textOf(entry, 'date'),
      of: textOf(entry, 'department'),
    }))
    .sort((a, b) => a.from.localeCompare(b.from));
  const clash = ranges.find((range, index) => index > 0 && range.from <= (ranges[index - 1]?.to ?? ''));
  if (!clash) return true;
  const where = clash.of ? ` de “${clash.of}”` : '';
  return `O dia ${clash.from.split('-').reverse().join('/')} aparece em duas datas especiais${where}.`;
}
