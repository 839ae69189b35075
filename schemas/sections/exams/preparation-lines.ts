import { BLADDER, BRING_ITEMS, PERIODS, titleOf } from '../../objects/choices.ts';
import type { SectionProps } from '../index.ts';

/** One exam as the section's query gives it. */
export type ExamItem = NonNullable<SectionProps<'exams'>['items']>[number];

/** A preparation with who answers for it; an exam's own page asks for the same. */
export type ExamPreparationValue = Omit<NonNullable<SectionProps<'exams'>['preparations']>[number], '_id'>;

type Preparation = NonNullable<ExamPreparationValue['preparation']>;
type Rule = NonNullable<Preparation['rules']>[number];

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
export function ruleLines({ fastingHours, fastingHoursMax, water, bladder, note }: Rule): string[] {
  return [
    fastingOf(fastingHours, fastingHoursMax),
    water ? `Água: ${water.charAt(0).toLocaleLowerCase('pt-BR')}${water.slice(1)}` : '',
    bladder && bladder !== 'indiferente' ? titleOf(BLADDER, bladder) : '',
    note ?? '',
  ].filter(Boolean);
}

function fastingOf(least: number | null, most: number | null): string {
  if (least === null) return '';
  if (most !== null && most > least) return `Jejum de ${least} a ${most} horas`;
  return least === 0 ? 'Sem jejum' : `Jejum de ${least} ${least === 1 ? 'hora' : 'horas'}`;
}

/** What to know first of a preparation: how long one eats nothing, and from which age on where it depends on that. */
export function fastingIn(preparation: Pick<Preparation, 'rules'> | null): string {
  const [first, ...others] = preparation?.rules ?? [];
  const fasting = first ? fastingOf(first.fastingHours, first.fastingHoursMax) : '';
  return first && fasting && others.length > 0
    ? `${fasting} (${ruleTitle(first).toLocaleLowerCase('pt-BR')})`
    : fasting;
}

/** What the team has to know before the exam, whatever its preparation. */
export interface ExamQuestions {
  readonly ionizingRadiation: boolean | null;
  readonly usesContrast: boolean | null;
  readonly asksAboutMetal: boolean | null;
}

/** What radiation (RDC Anvisa 611/2022), contrast and a magnet ask of whoever comes, a sentence each. */
export function examWarnings({ ionizingRadiation, usesContrast, asksAboutMetal }: ExamQuestions): string[] {
  return [
    ionizingRadiation ? 'Avise a equipe, antes do exame, se houver possibilidade de gravidez.' : '',
    usesContrast
      ? 'O exame usa contraste. Avise a equipe, antes do exame, se tiver alergia ou doença nos rins, ou se estiver amamentando.'
      : '',
    asksAboutMetal
      ? 'Avise a equipe, antes do exame, se tiver marca-passo, prótese, implante ou outro metal no corpo.'
      : '',
  ].filter(Boolean);
}

/** With whom to come, a sentence each. */
export function preparationNotes({
  needsCompanion,
  minorsWithGuardian,
}: Pick<Preparation, 'needsCompanion' | 'minorsWithGuardian'>): string[] {
  return [
    needsCompanion ? 'Venha com um acompanhante adulto.' : '',
    minorsWithGuardian ? 'Menores de 18 anos vêm com o responsável legal.' : '',
  ].filter(Boolean);
}

/** “Resultado em até 3 dias úteis, urgências no mesmo dia”; the note alone where nobody gave a number. */
export function resultDeadlineOf({
  resultDays,
  resultDeadline,
}: {
  readonly resultDays: number | null;
  readonly resultDeadline: string | null;
}): string {
  if (resultDays === null) return resultDeadline ?? '';
  const days = resultDays === 1 ? '1 dia útil' : `${resultDays} dias úteis`;
  return [resultDays === 0 ? 'Resultado no mesmo dia' : `Resultado em até ${days}`, resultDeadline]
    .filter(Boolean)
    .join(', ');
}

/** The preparation as plain text, a line each, for a message; what visitors read on the page and nothing else. */
export function preparationText(preparation: Preparation, questions: ExamQuestions): string[] {
  const { noPreparation, rules, diet, medicationNote, bring, arriveMinutesBefore, warnings } = preparation;
  const medication = medicationNote ? `Medicamentos: ${medicationNote}` : '';
  const dayBefore = noPreparation && !diet ? [] : [diet ? `Alimentação: ${diet}` : '', medication];
  const onTheDay = [
    bring?.length ? `O que levar: ${bring.map((item) => titleOf(BRING_ITEMS, item) || item).join(', ')}` : '',
    arriveMinutesBefore ? `Chegue ${arriveMinutesBefore} minutos antes, para o cadastro.` : '',
    ...preparationNotes(preparation),
  ];
  return [
    ...examWarnings(questions),
    noPreparation ? 'Não é necessário preparo.' : '',
    noPreparation && !diet ? medication : '',
    ...(rules ?? []).map((rule) => `${ruleTitle(rule)}: ${ruleLines(rule).join('; ')}`),
    ...(dayBefore.some(Boolean) ? ['Na véspera:', ...dayBefore] : []),
    ...(onTheDay.some(Boolean) ? ['No dia:', ...onTheDay] : []),
    ...(warnings ?? []),
  ].filter(Boolean);
}
