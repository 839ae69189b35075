import type { ValidationContext } from '@sanity/types';
import { daysUntil } from './clinic-day.ts';
import { memberOf, plainWords, type RuleContext, textOf } from './form-value.ts';

/** What a price is of, whatever kind was chosen: by the words of its label, without accents. */
const PSYCHOLOGY = /\b(neuro)?psico\w+|\bpsicanal\w+|\bterapia (individual|de casal|familiar|cognitiv\w+)/;
const PROCEDURE =
  /\b(procedimentos?|(?<!consulta.*)cirurgias?|aplicac(ao|oes)|infiltrac(ao|oes)|suturas?|retiradas?|remoc(ao|oes)|cauterizac\w+|botox|toxina|preenchimentos?|peelings?|drenage(m|ns)|vasectomia)\b/;
const EXAM =
  /\b(exames?|ultrasso\w+|ecografia|raio[- ]?x|radiografia|tomografia|ressonancia|mamografia|densitometria|doppler|ecocardiograma|eletrocardiograma|ecg)\b/;

/**
 * Which prices may be announced: consultations and exams; never procedures (CFM manual, ch. 8) nor psychology (CFP, Código de Ética, art. 20 d), under no other kind either.
 */
export function amountProblem(cents: number | undefined, { document }: RuleContext): true | string {
  if (cents === undefined) return true;
  const kind = memberOf(document, 'kind');
  const label = plainWords(textOf(document, 'label'));
  if (kind === 'procedimento' || PROCEDURE.test(label))
    return 'O CFM não permite anunciar valor de procedimento. Deixe o valor vazio.';
  if (kind === 'psicologia' || PSYCHOLOGY.test(label))
    return 'O CFP não permite usar o preço como anúncio (art. 20 d). Deixe o valor vazio.';
  if (kind !== 'exame' && EXAM.test(label)) return 'Este valor é de um exame: escolha o tipo “Exame”.';
  return true;
}

const REAIS = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });

/** An amount of cents as people write it: `R$ 250,00`. */
export function formatReais(cents: number): string {
  return REAIS.format(cents / 100).replaceAll('\u00A0', ' ');
}

/** No consultation and no exam costs more: whoever announces it pasted a code, or forgot the comma. */
const HIGHEST = 20_000_00;

/** Whoever types 250 for R$ 250,00 announces R$ 2,50, and has to keep to it (CDC, art. 30). */
export function unlikelyAmount(cents: number | undefined): true | string {
  if (cents === undefined || cents === 0 || (cents >= 10_00 && cents <= HIGHEST)) return true;
  return `No site vai aparecer ${formatReais(cents)}. Confira o valor.`;
}

/** A price binds who announces it (CDC, art. 30): one whose last day, `YYYY-MM-DD`, is over must not stay. */
export async function priceDateProblem(until: string | undefined, context: ValidationContext): Promise<true | string> {
  if (!until) return true;
  return (await daysUntil(until, context)) >= 0 || 'Este valor já venceu e não aparece mais no site.';
}

/** One tick for each professional, service and exam: two could carry different notes. */
export function coverageProblem(ticks: readonly unknown[] | undefined): true | string {
  const targets = (ticks ?? []).map((tick) => textOf(memberOf(tick, 'target'), '_ref'));
  return new Set(targets).size === targets.length || 'O mesmo profissional, serviço ou exame está marcado duas vezes.';
}
