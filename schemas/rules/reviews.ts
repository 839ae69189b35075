import type { ValidationContext } from '@sanity/types';
import { defineQuery } from 'groq';
import { type ApprovedType, changedFields, hasApproval, isSame } from './approval.ts';
import { blockText, listOf, memberOf, plainWords, type RuleContext, textOf } from './form-value.ts';
import { hasCouncil } from './registrations.ts';

/** A preparation is a clinical protocol: nobody reads it without the name of who answers for it. */
export function reviewerProblem(reviewer: unknown, { document }: RuleContext): true | string {
  if (!memberOf(document, 'preparation') || reviewer) return true;
  return 'Informe quem revisou o preparo antes de publicar.';
}

const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

/**
 * Health content is to be looked at again within a year; demonstration texts are nobody's protocol.
 * @param date `YYYY-MM-DD`, as Studio stores dates
 */
export function reviewDateProblem(date: string | undefined, { document }: RuleContext): true | string {
  if (memberOf(document, 'isDemo') === true) return true;
  if (!date) return 'Sem data: ela entra quando a revisão é aprovada.';
  return (
    Date.now() - Date.parse(date) < YEAR_MS ||
    'A última revisão tem mais de um ano. O diretor técnico renova em “Aprovar de novo”.'
  );
}

/** News of the clinic (hours, people, equipment) tells nothing about health, so nobody reviews it. */
export const isNews = (document: unknown): boolean => memberOf(document, 'kind') === 'noticia';

/** Who reviewed a text about health (4.8); news of the clinic needs nobody. */
export function articleReviewedProblem(document: unknown): true | string {
  if (isNews(document) || memberOf(document, 'reviewedBy')) return true;
  return 'Informe quem revisou o artigo antes de publicar.';
}

/** What a review is about, in the words of the form. */
const REVIEWED = {
  exam: { title: 'Nome', preparation: 'Preparo', reviewedBy: 'Revisado por', reviewedAt: 'Data da revisão' },
  post: {
    title: 'Título',
    excerpt: 'Resumo',
    body: 'Texto',
    sources: 'Fontes',
    reviewedBy: 'Revisado por',
    reviewedAt: 'Data da revisão',
  },
} as const;

type Reviewed = keyof typeof REVIEWED;

const WAY_OUT = 'Quem é diretor técnico aprova; as outras pessoas usam “Pedir aprovação”.';

/** The type of a text that names who reviewed it; undefined where nobody has to. */
function reviewedType(document: unknown): Reviewed | undefined {
  const type = textOf(document, '_type');
  if (!memberOf(document, 'reviewedBy')) return undefined;
  if (type === 'exam') return memberOf(document, 'preparation') ? type : undefined;
  return type === 'post' && !isNews(document) ? type : undefined;
}

/** Whether the document, as it is, goes on the air with the technical director's approval alone. */
export function needsApproval(document: unknown, type: ApprovedType): boolean {
  if (type === 'priceItem') return memberOf(document, 'kind') === 'exame';
  return type === 'testimonial' || reviewedType(document) !== undefined;
}

/** A name stands only over what that person reviewed: the technical director confirmed it, and nothing changed since (4.5, 4.8). */
export function reviewProblem(_approval: unknown, { document }: RuleContext): true | string {
  const type = reviewedType(document);
  const changed = type ? changedFields(document, type) : [];
  if (!type || (hasApproval(document) && changed.length === 0)) return true;
  if (!hasApproval(document)) return `A revisão ainda não foi aprovada. ${WAY_OUT}`;
  const titles = changed.map((field) => memberOf(REVIEWED[type], field));
  return `Mudou depois da revisão: ${titles.join(', ')}. ${WAY_OUT}`;
}

/** Says the same beside what changed. @param field name of a field of the document */
export function changedSinceReview(field: string) {
  return (value: unknown, { document }: RuleContext): true | { readonly message: string; readonly path: string[] } => {
    const content = memberOf(memberOf(document, 'approval'), 'content');
    if (!reviewedType(document) || !hasApproval(document) || isSame(memberOf(content, field), value)) return true;
    const date = textOf(content, 'reviewedAt');
    const when = date ? `de ${date.split('-').toReversed().join('/')}` : 'anterior';
    return {
      message: `Mudou depois da revisão ${when}: para publicar, é preciso revisar de novo.`,
      path: placeOfChange(memberOf(content, field), value),
    };
  };
}

/** The way to the only member that differs; no further than where two do, or a list begins. */
function placeOfChange(before: unknown, after: unknown): string[] {
  if (!isObject(before) || !isObject(after) || textOf(after, '_ref')) return [];
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const [name, ...others] = names.filter((member) => !isSame(before[member], after[member]));
  return name === undefined || others.length > 0 ? [] : [name, ...placeOfChange(before[name], after[name])];
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

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

const SIGNER_QUERY = defineQuery(`*[_id == $id][0]{status, registrations[]{council}}`);

const hasLeft = (person: unknown) => memberOf(person, 'status') === 'ex-membro';

/**
 * A report is a medical act: technicians carry out exams and never sign them (Lei 7.394/1985; CFM 2.314/2022), nor does
 * somebody who left the clinic.
 * @param person the professional; nothing when nobody was chosen
 */
export function reportSignerProblem(person: unknown): true | string {
  if (!person) return true;
  if (hasLeft(person)) return 'Quem assina o laudo saiu da clínica. Escolha quem assina agora.';
  return hasCouncil(person, 'CRM') || 'O laudo é ato médico: escolha quem tem CRM.';
}

/** Who left answers for nothing any more: somebody else looks at the text again and takes its place. */
export function reviewerLeftProblem(person: unknown): true | string {
  return (
    !hasLeft(person) ||
    'Quem revisou saiu da clínica: o texto continua no site, sem o nome. Outra pessoa precisa revisar e assinar.'
  );
}

/** How to get ready for an exam is a doctor's protocol (clinic protocol; the report is one's, too: CFM 2.314/2022). */
export function preparationReviewerProblem(person: unknown): true | string {
  return !person || hasCouncil(person, 'CRM') || 'O preparo é revisado por quem tem CRM.';
}

/**
 * An article is reviewed by the council it is about: its author's, where that is medicine or psychology. Good practice and
 * no rule that was read, so it warns.
 */
export function articleReviewerProblem(reviewer: unknown, author: unknown): true | string {
  if (!reviewer) return true;
  const own = ['CRM', 'CRP'].filter((council) => hasCouncil(author, council));
  if (own.length > 0) {
    return (
      own.some((council) => hasCouncil(reviewer, council)) || `Quem escreveu é do ${own.join(' e ')}: a revisão também.`
    );
  }
  return (
    hasCouncil(reviewer, 'CRM') ||
    hasCouncil(reviewer, 'CRP') ||
    'A revisão é de quem tem CRM ou CRP, conforme o assunto.'
  );
}

/** The same in Studio, where who is referred to has to be asked for; of an article its author, too. */
export function ofPerson(problem: (person: unknown, author: unknown) => true | string) {
  return async (value: { readonly _ref?: string } | undefined, context: ValidationContext): Promise<true | string> => {
    if (!value?._ref) return true;
    const client = context.getClient({ apiVersion: '2025-02-19' });
    const find = (id: string) => client.fetch(SIGNER_QUERY, { id });
    const author = textOf(memberOf(context.document, 'author'), '_ref');
    return problem(await find(value._ref), author ? await find(author) : undefined);
  };
}
