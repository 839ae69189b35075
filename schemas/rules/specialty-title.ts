import { plainWords } from './plain-words.ts';

/**
 * "Clínica geral" is what the clinic does, not a title on the council's list (M10; CFM 2.330/2023): behind a doctor's
 * name it would announce a specialty that does not exist.
 */
export function specialtyTitleProblem(title: string | undefined): true | string {
  return (
    !/\bclinic[ao] geral\b/.test(plainWords(title)) ||
    '“Clínica geral” é um serviço, não uma especialidade da lista do CFM (Res. 2.330/2023). Confira o título no CRM.'
  );
}
