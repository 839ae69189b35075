import { memberOf } from './form-value.ts';

const OLDEST = 200;

const numberOf = (value: unknown, name: string, otherwise: number): number => {
  const member = memberOf(value, name);
  return typeof member === 'number' ? member : otherwise;
};

/**
 * Bands of ages follow one another without overlap or hole, each time of day by itself: a parent must find one rule for
 * their child, and only one.
 */
export function ageBandsProblem(rules: readonly unknown[] | undefined): true | string {
  const list = rules ?? [];
  for (const period of ['manha', 'tarde']) {
    const bands = list
      .filter((rule) => [period, 'ambos', undefined].includes(memberOf(rule, 'period') as string | undefined))
      .map((rule) => ({ from: numberOf(rule, 'ageMin', 0), to: numberOf(rule, 'ageMax', OLDEST) }))
      .sort((a, b) => a.from - b.from);
    for (const [index, band] of bands.entries()) {
      if (band.to < band.from) return 'A idade final vem antes da inicial.';
      const previous = bands[index - 1];
      if (!previous) continue;
      if (band.from <= previous.to) return 'Duas regras valem para a mesma idade no mesmo horário.';
      if (band.from > previous.to + 1) return `Falta uma regra para quem tem ${previous.to + 1} anos.`;
    }
  }
  return true;
}

/** "No preparation" and a list of rules contradict each other; a leaflet alone cannot be read by everyone (A2). */
export function preparationProblem(preparation: unknown): true | string {
  if (!preparation) return true;
  const rules = memberOf(preparation, 'rules');
  const hasRules = Array.isArray(rules) && rules.length > 0;
  const isFree = memberOf(preparation, 'noPreparation') === true;
  if (isFree && hasRules) return 'Marque “Não é necessário preparo” ou escreva as regras, não os dois.';
  if (!isFree && !hasRules && memberOf(preparation, 'file')) return 'Escreva o preparo também em texto, além do PDF.';
  return true;
}
