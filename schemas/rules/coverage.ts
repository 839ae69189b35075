import { memberOf, textOf } from './form-value.ts';

/** One tick for each professional, service and exam: two could carry different notes. */
export function coverageProblem(ticks: readonly unknown[] | undefined): true | string {
  const targets = (ticks ?? []).map((tick) => textOf(memberOf(tick, 'target'), '_ref'));
  return new Set(targets).size === targets.length || 'O mesmo profissional, serviço ou exame está marcado duas vezes.';
}
