import { textOf } from './form-value.ts';
import type { RuleContext } from './rule-context.ts';

const PATH = /^\/[^\s?#]*$/;

/** Addresses of the site's own machinery must keep working, whatever staff write. */
const OWN = /^\/(api|healthz|lake|static|studio|_next)(\/|$)/;

/** An old address: a path of this site, without query or anchor, and not one that the site itself needs. */
export function redirectSourceProblem(from: string | undefined): true | string {
  if (!from) return true;
  if (!PATH.test(from) || from.startsWith('//')) return 'Comece com uma barra e não use espaços, “?” nem “#”.';
  if (from === '/') return 'A página inicial não pode ser redirecionada.';
  return !OWN.test(from) || 'Este endereço é usado pelo próprio site.';
}

/** Where it leads: another path of this site, or a full https address; never back to itself. */
export function redirectProblem(to: string | undefined, { document }: RuleContext): true | string {
  if (!to) return true;
  const isHere = /^\/[^\s]*$/.test(to) && !to.startsWith('//');
  if (!isHere && !/^https:\/\/[^\s]+$/.test(to)) return 'Use um endereço deste site (/contato) ou comece com https://.';
  return to !== textOf(document, 'from') || 'O endereço novo é igual ao antigo.';
}
