import { BLADDER, BRING_ITEMS, PERIODS, titleOf } from '../../objects/choices.ts';
import type { ExamPreparationValue } from './exam-item.ts';

type Rule = NonNullable<NonNullable<ExamPreparationValue['preparation']>['rules']>[number];

/** Whom a rule is for: "Até 2 anos", "De 3 a 6 anos, pela manhã", "Para todas as idades". */
export function ruleTitle({ ageMin, ageMax, period }: Pick<Rule, 'ageMin' | 'ageMax' | 'period'>): string {
  const from = ageMin ?? 0;
  const years = (count: number) => `${count} ${count === 1 ? 'ano' : 'anos'}`;
  let age = 'Para todas as idades';
  if (ageMax !== null && from > 0) age = from === ageMax ? `Com ${years(from)}` : `De ${from} a ${years(ageMax)}`;
  else if (ageMax !== null) age = `Até ${years(ageMax)}`;
  else if (from > 0) age = `A partir de ${years(from)}`;
  if (!period || period === 'ambos') return age;
  return `${age}, exame ${period === 'manha' ? 'pela' : 'à'} ${titleOf(PERIODS, period).toLocaleLowerCase('pt-BR')}`;
}

/** What a rule asks, a line each. Zero hours of fasting is said, too: it answers the question. */
export function ruleLines({ fastingHours, water, bladder, note }: Rule): string[] {
  const fasting =
    fastingHours === null
      ? ''
      : fastingHours === 0
        ? 'Sem jejum'
        : `Jejum de ${fastingHours} ${fastingHours === 1 ? 'hora' : 'horas'}`;
  return [
    fasting,
    water ? `Água: ${water.charAt(0).toLocaleLowerCase('pt-BR')}${water.slice(1)}` : '',
    bladder && bladder !== 'indiferente' ? titleOf(BLADDER, bladder) : '',
    note ?? '',
  ].filter(Boolean);
}

/** What every exam with radiation asks of whoever comes (RDC Anvisa 611/2022). */
export const PREGNANCY_WARNING = 'Avise a equipe, antes do exame, se houver possibilidade de gravidez.';

/** The preparation as plain text, a line each, for a message; what visitors read on the page and nothing else. */
export function preparationText(
  preparation: NonNullable<ExamPreparationValue['preparation']>,
  ionizingRadiation: boolean | null,
): string[] {
  const { noPreparation, rules, diet, medicationNote, bring, arriveMinutesBefore, warnings } = preparation;
  return [
    ionizingRadiation ? PREGNANCY_WARNING : '',
    noPreparation ? 'Não é necessário preparo.' : '',
    ...(rules ?? []).map((rule) => `${ruleTitle(rule)}: ${ruleLines(rule).join('; ')}`),
    diet ? `Alimentação: ${diet}` : '',
    medicationNote ? `Medicamentos: ${medicationNote}` : '',
    bring?.length ? `O que levar: ${bring.map((item) => titleOf(BRING_ITEMS, item) || item).join(', ')}` : '',
    arriveMinutesBefore ? `Chegue ${arriveMinutesBefore} minutos antes, para o cadastro.` : '',
    ...(warnings ?? []),
  ].filter(Boolean);
}
