import { listOf, memberOf, textOf } from './form-value.ts';
import { hasCouncil } from './has-council.ts';
import { plainWords } from './plain-words.ts';
import type { RuleContext } from './rule-context.ts';

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
  if (!hasCouncil(memberOf(document, 'registrations'), 'CRM')) return true;
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
