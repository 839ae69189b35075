import { blockText } from './block-text.ts';
import { plainWords } from './plain-words.ts';

const CASE =
  /\b(caso clinico|relato de caso|(um|uma|meu|minha|nosso|nossa) paciente|paciente de \d+|paciente [a-z]\.|atendi (um|uma)|diagnostiquei)\b/;

/** No case, diagnosis or counsel that lets somebody be recognised (P8; Res. CFP 03/2007, art. 54). */
export function clinicalCaseProblem(body: readonly unknown[] | undefined): true | string {
  return (
    !CASE.test(plainWords(blockText(body))) ||
    'Este trecho parece relatar um caso. Escreva sem nada que identifique alguém (Res. CFP 03/2007, art. 54).'
  );
}
