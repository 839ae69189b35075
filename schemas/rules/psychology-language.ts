import { memberOf } from './form-value.ts';
import { hasCouncil } from './has-council.ts';
import { regulationOf } from './in-area.ts';
import { plainWords } from './plain-words.ts';
import type { RuleContext } from './rule-context.ts';

const CLAIMS = /\bdra?\.|\bcurar? (a )?(ansiedade|depressao)|\b(em|com) (\d+|poucas|uma|duas|tres) sess(ao|oes)\b/;

/** Whether a document is about psychology: the rules of its area (as `inArea` or a query gives it), the kind of a price, or the council of a person. */
export function isPsychology({ document }: RuleContext): boolean {
  return (
    regulationOf(document) === 'psicologia' ||
    memberOf(document, 'kind') === 'psicologia' ||
    hasCouncil(memberOf(document, 'registrations'), 'CRP')
  );
}

/** Psychology announces no result, no number of sessions and no title it has not got (P5; CFP, art. 20 b, e, f, h). */
export function psychologyLanguage(text: string | undefined, context: RuleContext): true | string {
  return (
    !isPsychology(context) ||
    !CLAIMS.test(plainWords(text)) ||
    'Em psicologia não se prevê resultado nem número de sessões (CFP, Código de Ética, art. 20). Reescreva.'
  );
}
