import { blockText } from './block-text.ts';
import { listOf, memberOf, textOf } from './form-value.ts';
import { plainWords } from './plain-words.ts';

/** News of the clinic (hours, people, equipment) tells nothing about health, so nobody reviews it. */
export const isNews = (document: unknown): boolean => textOf(document, 'kind') === 'noticia';

/** Who reviewed a text about health (4.8); news of the clinic needs nobody. */
export function articleReviewedProblem(document: unknown): true | string {
  if (isNews(document) || memberOf(document, 'reviewedBy')) return true;
  return 'Informe quem revisou o artigo antes de publicar.';
}

/** Accents are taken off before the comparison. Words of advice on health, not of a clinic's life (“novo exame”, “médica”). */
const ADVICE =
  /\b(sintomas?|doencas?|diagnosticos?(?! por imagem)|tratamentos?|remedios?|medicamentos?|doses?|infecc(ao|oes)|prevencao|previn\w+|vacinas?|dores?|febre|ansiedade|depressao|pressao alta|diabetes|cancer)\b/;

/** News that reads like advice on health has to be reviewed after all (4.8). */
export function newsProblem(document: unknown): true | string {
  if (!isNews(document)) return true;
  const words = [textOf(document, 'title'), textOf(document, 'excerpt'), blockText(listOf(document, 'body'))];
  const text = plainWords(words.join(' '));
  const found = ADVICE.exec(text)?.[0];
  return !found || `Parece falar de saúde (“${found}”). Se fala, escolha “Artigo de saúde” e indique quem revisou.`;
}
