import { listOf, memberOf, type RuleContext, textOf } from './form-value.ts';

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

/** The most that somebody fasts comes after the least: “Jejum de 8 a 12 horas”. */
export function fastingProblem(most: unknown, { parent }: RuleContext): true | string {
  if (typeof most !== 'number') return true;
  const least = memberOf(parent, 'fastingHours');
  return (typeof least === 'number' && least <= most) || 'Informe também “Jejum, ao menos”, que vem antes do máximo.';
}

/** Whether a rule asks for something: its ages and its time of day alone tell nobody what to do. */
const asksSomething = (rule: unknown) =>
  typeof memberOf(rule, 'fastingHours') === 'number' ||
  [textOf(rule, 'water'), textOf(rule, 'note'), textOf(rule, 'bladder').replace('indiferente', '')].some(Boolean);

/**
 * "No preparation" beside instructions contradicts itself, and a preparation without any would read as "no fasting": the
 * pre-filled sentence on medicines, what to bring, whom with and when to arrive do not prepare. A leaflet alone cannot be read by
 * everyone (A2).
 */
export function preparationProblem(preparation: unknown): true | string {
  if (!preparation) return true;
  const rules = listOf(preparation, 'rules');
  const hasDiet = textOf(preparation, 'diet') !== '';
  if (memberOf(preparation, 'noPreparation') === true) {
    return (rules.length === 0 && !hasDiet) || 'Marque “Não é necessário preparo” ou escreva o preparo, não os dois.';
  }
  if (rules.some(asksSomething) || hasDiet || listOf(preparation, 'warnings').length > 0) return true;
  if (memberOf(preparation, 'file')) return 'Escreva o preparo também em texto, além do PDF.';
  return 'Escreva o preparo ou marque “Não é necessário preparo”.';
}
