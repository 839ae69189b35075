import { plainWords } from './plain-words.ts';

const HEALTH_WORDS =
  /\b(dor|dores|sintomas?|doencas?|diagnosticos?|depressao|ansiedade|cancer|gravidez|gravida|remedios?|carteirinha|psicolog\w+|terapia)\b/;

/** A prefilled message travels through a third party: it must not say why somebody writes (LGPD, art. 5 II and 11). */
export function healthMessageProblem(text: string | undefined): true | string {
  return (
    !HEALTH_WORDS.test(plainWords(text)) ||
    'Esta mensagem pode revelar dados de saúde de quem escreve. Deixe-a genérica.'
  );
}
