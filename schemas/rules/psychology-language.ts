import { memberOf } from './form-value.ts';
import { hasCouncil } from './has-council.ts';
import { plainWords } from './plain-words.ts';
import type { RuleContext } from './rule-context.ts';

const CLAIMS = /\bdra?\.|\bcurar? (a )?(ansiedade|depressao)|\b(em|com) (\d+|poucas|uma|duas|tres) sess(ao|oes)\b/;

/** Psychology announces no result, no number of sessions and no title it has not got (P5; CFP, art. 20 b, e, f, h). */
export function psychologyLanguage(text: string | undefined, { document }: RuleContext): true | string {
  const isPsychology =
    memberOf(document, 'area') === 'psicologia' || hasCouncil(memberOf(document, 'registrations'), 'CRP');
  return (
    !isPsychology ||
    !CLAIMS.test(plainWords(text)) ||
    'Em psicologia não se prevê resultado nem número de sessões (CFP, Código de Ética, art. 20). Reescreva.'
  );
}
