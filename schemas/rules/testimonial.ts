import { isApproved } from './approval.ts';
import { isPsychology } from './psychology-language.ts';
import type { RuleContext } from './rule-context.ts';

/** The psychologists' council does not want testimonials at all (P7; CFP, NT 1/2022). */
export function testimonialAreaProblem(_area: unknown, context: RuleContext): true | string {
  return !isPsychology(context) || 'Depoimentos não são permitidos para psicologia (CFP, NT 1/2022).';
}

/** The technical director answers for what patients are quoted with (M19; CFM 2.336/2023, art. 3º and 14). */
export function approvalProblem(_approval: unknown, { document }: RuleContext): true | string {
  return isApproved(document, 'testimonial') || 'Aguardando aprovação do diretor técnico (botão “Aprovar”).';
}

/** Patients stay anonymous, with their permission, too (M19; CFM 2.336/2023, art. 14). */
export function initialsProblem(initials: string | undefined): true | string {
  return (
    /^[A-ZÀ-Ü]\.( ?[A-ZÀ-Ü]\.)?$/.test(initials ?? '') ||
    'Só iniciais, como “M. S.”: quem fala não é identificado (CFM).'
  );
}

/** Nobody is quoted without permission; the code leads to the signed paper, which is kept elsewhere (M19, L8, L9). */
export function consentProblem(code: string | undefined): true | string {
  return Boolean(code?.trim()) || 'Informe o código da autorização por escrito.';
}
