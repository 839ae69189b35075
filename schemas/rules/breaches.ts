import { BREACH_CHECKS } from './breach-checks.ts';
import { textOf } from './form-value.ts';
import { altTextProblem, creditProblem, isLogo } from './pictures.ts';
import { repeatedRegistrations } from './registrations.ts';

/** Published content that breaks a rule of level E: it came in by another way than Studio, or before there was the rule. */
export interface Breach {
  /** Id of the document. */
  readonly id: string;
  readonly type: string;
  /** Id of the rule in `docs/rules.md`, like `M19`. */
  readonly rule: string;
  /** What is wrong and what to do, for staff. */
  readonly message: string;
  /** What visitors do not get: `document`, the name of one of its fields, `picture`, or `nothing`. */
  readonly hides: string;
  /** Where a picture is, as Studio writes paths. */
  readonly path?: string;
}

/**
 * Finds what must not be shown, with the functions that Studio validates with. The site withholds by this list and staff
 * read it, so both always agree. Pure.
 * @param documents as stored; drafts and versions are passed over. Of a projection only its fields are judged.
 */
export function breachesOf(documents: readonly unknown[]): readonly Breach[] {
  const published = documents.filter((document) => !/^(drafts|versions)\./.test(textOf(document, '_id')));
  const byId = new Map(published.map((document) => [textOf(document, '_id'), document]));
  const others = {
    find: (id: string) => byId.get(id),
    repeated: repeatedRegistrations(published.filter((document) => textOf(document, '_type') === 'professional')),
  };
  return published.flatMap((document) => {
    const [id, type] = [textOf(document, '_id'), textOf(document, '_type')];
    const broken = BREACH_CHECKS.filter((check) => check.type === type).flatMap(({ rule, hides, problem }) => {
      const message = problem(document, others);
      return message === true ? [] : [{ id, type, rule, message, hides }];
    });
    return [...broken, ...picturesIn(document).map((found) => ({ id, type, ...found, hides: 'picture' }))];
  });
}

/** The rule that a picture breaks, `true` for one that may be shown: A2 without a text alternative, M21 without origin. */
export function pictureProblem(picture: unknown): true | { readonly rule: string; readonly message: string } {
  const alt = altTextProblem(picture);
  if (alt !== true) return { rule: 'A2', message: alt };
  const credit = creditProblem(picture);
  return credit === true || { rule: 'M21', message: credit };
}

function picturesIn(value: unknown, path = ''): readonly Pick<Breach, 'rule' | 'message' | 'path'>[] {
  if (typeof value !== 'object' || value === null) return [];
  if (textOf(value, '_type') === 'picture') {
    const problem = pictureProblem(value);
    return problem === true ? [] : [{ ...problem, path }];
  }
  return Object.entries(value).flatMap(([name, member]) => {
    const inside = Array.isArray(value) ? `${path}[_key=="${textOf(member, '_key')}"]` : `${path && `${path}.`}${name}`;
    return isLogo(name) ? [] : picturesIn(member, inside);
  });
}
