import type { Path } from '@sanity/types';
import { regulationOf } from './area-regulation.ts';
import { blockText, listOf, memberOf, plainWords, type RuleContext, textOf } from './form-value.ts';
import { hasCouncil } from './registrations.ts';

interface Claim {
  readonly words: RegExp;
  readonly advice: string;
}

const CFM = 'CFM 2.336/2023, art. 11';
const CFP = 'CFP, Código de Ética, art. 20';

/** The rule of the council that the document is known to belong to; otherwise of both. */
function ruleFor(context: RuleContext): string {
  if (isPsychology(context)) return CFP;
  const isMedicine = ['medicina', 'exames'].includes(regulationOf(context.document));
  return isMedicine || hasCouncil(context.document, 'CRM') ? CFM : `${CFM}; ${CFP}`;
}

/** Accents are taken off before the comparison, so the expressions have none: “carne” is food, “no carnê” a way to pay. */
const CLAIMS: readonly Claim[] = [
  {
    words:
      /\b(garant\w+|100\s?%|cura(m|r|do|da)?\b|livre-se|resultados? (imediato|rapido|definitivo)s?|sem dor|indolor(es)?|sem risco|comprovad\w+|(?<!diagnosticos? )definitiv[oa]s?|antes e depois(?! d[aeo]s? (exame|consulta|atendimento|sess|coleta|refeic|jejum)))/g,
    advice: 'Este texto pode ser entendido como promessa de resultado. Diga o que é feito, não o que se consegue.',
  },
  {
    words:
      /\b((o|a) melhor\b(?! (horario|hora|dia|data|forma))|melhores(?! (horario|hora|dia|data))|(?<!(sistema|cadastro|prontuario) )unic[oa]s?\b|lider(es)?\b|n(umero |[º°] ?)(1|um)\b(?![.,]?\d)|[oa] maior (clinica|centro|equipe|estrutura|rede|hospital|laboratorio|d[aeo]\b)|exclusiv\w+|pioneir\w+|referencia em|excelencia|mais (moderno|moderna|avancado|avancada)s?|ultima geracao|revolucionari\w+|milagr\w+)/g,
    advice: 'Este texto compara ou exalta. Prefira um fato que a pessoa possa conferir.',
  },
  {
    words:
      /\b(gratis|gratuit\w+|cortesias?|cup(om|ons)|black friday|(no|pelo|via) carne|imperdivel|ultimas vagas|ganhe|brindes?|sorteios?|pacotes?|preco acessivel|cabe no bolso|avaliacao sem custo)\b/g,
    advice: 'Oferta e vantagem não anunciam serviço de saúde. Informe valores na seção própria.',
  },
];

/** Allowed in medicine, as a campaign (M16); promoting health is no campaign. */
const DISCOUNT = /\bdescontos?\b|\bpromoc(ao|oes)\b(?! (d[ae]|a|em) saude)/;

const SPECIALIST = /(?<!\bnao )\bespecialistas? (em|n[ao]s?)\b/;

const FEAR = /\b(tarde demais|risco de morte)\b/;
/** In a longer text the risk of death may be the plain truth; in a title it only frightens. */
const FEAR_IN_TEXT = /\btarde demais\b/;

/**
 * Words that the councils read as a promise, a comparison, an offer or a threat (M11, M12, M14, M15, M17, P5). A list of
 * words knows no context ("garantimos o sigilo" is fine), so use it as a warning; only testimonials take it as an error.
 */
export function carefulLanguage(text: string | undefined, context: RuleContext = {}): true | string {
  return claimProblem(text, FEAR, context);
}

/** Whether the document is a person with a registered specialty (CFM 2.336/2023, art. 4º II; Res. CFP 23/2022). */
const isSpecialist = ({ document }: RuleContext) =>
  listOf(document, 'rqes').length > 0 || listOf(document, 'psyTitles').length > 0;

function claimProblem(text: string | undefined, fear: RegExp, context: RuleContext): true | string {
  const words = plainWords(text);
  const claims = CLAIMS.flatMap(({ words: pattern, advice }) => {
    const named = new Set(Array.from(words.matchAll(pattern), ([found]) => `“${found}”`));
    return named.size > 0 ? [`${[...named].join(', ')}: ${advice}`] : [];
  });
  if (claims.length > 0) return `${claims.join(' ')} (${ruleFor(context)})`;
  const title = isSpecialist(context) ? undefined : SPECIALIST.exec(words)?.[0];
  if (title)
    return `“${title}”: só quem tem RQE (ou título no CRP) se anuncia como especialista. (CFM 2.336/2023, art. 4º)`;
  const discount = isPsychology(context) ? DISCOUNT.exec(words)?.[0] : undefined;
  if (discount) return `“${discount}”: em psicologia o preço não serve de anúncio. (${CFP} d)`;
  const found = fear.exec(words)?.[0];
  return !found || `“${found}”: este texto pode assustar quem lê. Informe sem alarme. (${ruleFor(context)})`;
}

/**
 * Discounts are allowed in a campaign when nothing else has to be bought with them (CFM, Codame manual, ch. 8): a hint, at
 * the text that names one. Psychology has a warning instead, and prices a rule of their own.
 */
export function discountHint(document: unknown, path: Path = []): true | { message: string; path: Path } {
  if (path.length === 0 && isPsychology({ document })) return true;
  if (typeof document === 'string') {
    const found = DISCOUNT.exec(plainWords(document))?.[0];
    return (
      !found || { message: `“${found}”: pode em campanha, com prazo e sem venda casada (CFM, Manual, cap. 8).`, path }
    );
  }
  if (typeof document !== 'object' || document === null) return true;
  for (const [name, member] of Object.entries(document)) {
    const key = textOf(member, '_key');
    const hint = name.startsWith('_') || discountHint(member, [...path, key ? { _key: key } : name]);
    if (hint !== true) return hint;
  }
  return true;
}

/**
 * What careful language asks of a rich text (M11, P5); policies are no advertisement, and law "guarantees" things. A field
 * with rules of its own must name this one, too: rules of a field take the place of those of its type.
 */
export function carefulBody(blocks: readonly unknown[] | undefined, context: RuleContext): true | string {
  if (textOf(memberOf(context.document, 'legal'), 'kind')) return true;
  const careful = claimProblem(blockText(blocks), FEAR_IN_TEXT, context);
  return careful === true ? psychologyLanguage(blockText(blocks), context) : careful;
}

const PSYCHOLOGY_CLAIMS =
  /\bdra?\.|\bcurar? (a )?(ansiedade|depressao)|\b(em|com) (\d+|poucas|uma|duas|tres) sess(ao|oes)\b/;

/** Whether a document is about psychology: the rules of its area (as `inArea` or a query gives it), the kind of a price, or the council of a person. */
export function isPsychology({ document }: RuleContext): boolean {
  return (
    regulationOf(document) === 'psicologia' ||
    memberOf(document, 'kind') === 'psicologia' ||
    hasCouncil(document, 'CRP')
  );
}

/** Psychology announces no result, no number of sessions and no title it has not got (P5; CFP, art. 20 b, e, f, h). */
export function psychologyLanguage(text: string | undefined, context: RuleContext): true | string {
  return (
    !isPsychology(context) ||
    !PSYCHOLOGY_CLAIMS.test(plainWords(text)) ||
    `Em psicologia não se prevê resultado nem número de sessões (${CFP}). Reescreva.`
  );
}

const CASE =
  /\b(caso clinico|relato de caso|(um|uma|meu|minha|nosso|nossa) paciente|paciente de \d+|paciente [a-z]\.|atendi (um|uma)|diagnostiquei)\b/;

/** No case, diagnosis or counsel that lets somebody be recognised (P8; Res. CFP 03/2007, art. 54). */
export function clinicalCaseProblem(body: readonly unknown[] | undefined): true | string {
  return (
    !CASE.test(plainWords(blockText(body))) ||
    'Este trecho parece relatar um caso. Escreva sem nada que identifique alguém (Res. CFP 03/2007, art. 54).'
  );
}
