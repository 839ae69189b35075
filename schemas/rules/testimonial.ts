/** The psychologists' council does not want testimonials at all (CFP, NT 1/2022; P7). */
export function testimonialAreaProblem(area: string | undefined): true | string {
  return area !== 'psicologia' || 'Depoimentos não são permitidos para psicologia.';
}

/** The technical director answers for what patients are quoted with (CFM 2.336/2023, art. 3 and 14). */
export function approvalProblem(approved: boolean | undefined): true | string {
  return approved === true || 'Aguardando aprovação do diretor técnico.';
}
