import type { ValidationContext } from '@sanity/types';
import { defineQuery } from 'groq';
import { regulationOf, withArea } from './area-regulation.ts';
import { listOf, memberOf, plainWords, type RuleContext, textOf } from './form-value.ts';
import { hasCouncil, isPlaceholder } from './registrations.ts';

/**
 * A specialty is announced only with its number (M2; CFM 2.336/2023, art. 4º II), at most two of them, and areas of
 * practice only beside one (M8; art. 13 VI). RQE exists only in medicine; a psychologist's specialties are registered
 * with the CRP instead.
 */
export function rqesProblem(rqes: readonly unknown[] | undefined, { document }: RuleContext): true | string {
  if (!rqes?.length) return true;
  if (!hasCouncil(document, 'CRM')) {
    return 'RQE existe só para quem tem CRM. Remova a especialidade ou informe o CRM.';
  }
  if (rqes.some((entry) => !/^\d{1,6}$/.test(textOf(entry, 'number')) || isPlaceholder(entry, document))) {
    return 'Informe o RQE ou remova a especialidade (CFM 2.336/2023, art. 4º).';
  }
  return (
    rqes.filter((entry) => !isArea(entry)).length <= 2 ||
    'O CFM permite anunciar no máximo duas especialidades (Res. 2.336/2023, art. 13).'
  );
}

/** An area of practice hangs off a specialty; by itself it would pass for one (M8; CFM 2.336/2023, art. 13 VI). */
export function areasProblem(rqes: readonly unknown[] | undefined): true | string {
  return !rqes?.length || !rqes.every(isArea) || 'Uma área de atuação depende de uma especialidade com RQE.';
}

function isArea(entry: unknown): boolean {
  return memberOf(entry, 'kind') === 'areaAtuacao';
}

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

/**
 * A course without RQE may be announced only when the CRM has registered it (M7; CFM 2.336/2023, art. 13 §1º). The words
 * NÃO ESPECIALISTA are added by the site.
 */
export function courseRegistrationProblem(isRegistered: boolean | undefined): true | string {
  return (
    isRegistered === true || 'Confirme o registro deste curso no CRM antes de anunciá-lo (CFM 2.336/2023, art. 13).'
  );
}

const COURSE_WITHOUT_TITLE = /\b(pos[- ]?gradua\w+|especializa\w+|mba)\b/;

/**
 * A doctor's course without RQE has a field of its own, where the site adds NÃO ESPECIALISTA: among the education it
 * would pass for a specialty (M7; CFM 2.336/2023, art. 13 §1º).
 */
export function educationProblem(courses: readonly unknown[] | undefined, { document }: RuleContext): true | string {
  if (!hasCouncil(document, 'CRM')) return true;
  const specialties = listOf(document, 'rqes').map((rqe) => plainWords(textOf(rqe, 'title')));
  const found = (courses ?? [])
    .map((entry) => textOf(entry, 'course'))
    .find((course) => {
      const words = plainWords(course);
      return COURSE_WITHOUT_TITLE.test(words) && !specialties.some((title) => title && words.includes(title));
    });
  return (
    !found ||
    `“${found}”: curso sem RQE vai em “Pós-graduação sem RQE”, onde o site acrescenta NÃO ESPECIALISTA (CFM 2.336/2023, art. 13).`
  );
}

/** A doctor without RQE announces no organs, systems or diseases (CFM 2.336/2023, art. 11 I). */
export function focusAreasProblem(areas: readonly unknown[] | undefined, { document }: RuleContext): true | string {
  if (!areas?.length || !hasCouncil(document, 'CRM')) return true;
  return (
    listOf(document, 'rqes').length > 0 ||
    'Sem RQE, não se anunciam órgãos nem doenças. Deixe vazio: o site escreve “Atendimento clínico geral”.'
  );
}

/** Organs, systems and diseases as service pages name them; a list knows no context, hence only a warning. */
const SUBJECT =
  /\b(cardio\w*|coracao|diabet\w*|tireoid\w*|endocrin\w*|pele|dermat\w*|rins?|renal|pulm(ao|oes|onar\w*)|figado|hepat\w*|intestin\w*|estomago|gastr\w*|hipertens\w*|asma|cancer|oncolog\w*|enxaqueca|neurolog\w*|coluna|prostata|utero|mama|varizes|obesidade)\b/;

const HAS_RQE = defineQuery(`count(*[_id in $ids && count(rqes) > 0]) > 0`);

/**
 * A service named after an organ or a disease needs a doctor with an RQE behind it (M9; CFM 2.336/2023, art. 11 I).
 * Exams are not meant: they are named after what is looked at.
 */
export async function serviceSubjectProblem(
  title: string | undefined,
  context: ValidationContext,
): Promise<true | string> {
  if (!SUBJECT.test(plainWords(title)) || regulationOf((await withArea(context)).document) !== 'medicina') return true;
  const ids = listOf(context.document, 'professionals').map((person) => memberOf(person, '_ref'));
  const client = context.getClient({ apiVersion: '2025-02-19' });
  return (
    (await client.fetch(HAS_RQE, { ids })) ||
    'Sem RQE, não se anuncia tratar órgãos ou doenças (CFM 2.336/2023, art. 11 I). Ligue a quem tem RQE ou mude o nome.'
  );
}
