import { categoryChoices, councilCalled } from '../objects/councils.ts';
import { memberOf, textOf } from './form-value.ts';
import type { RuleContext } from './rule-context.ts';

const ofParent = ({ parent }: RuleContext) => councilCalled(memberOf(parent, 'council'));

/**
 * One council registers several professions, and the site prints the one that is chosen: a nursing technician is no nurse
 * (Lei 7.498/1986, art. 2º; likewise the others). Not withheld: what was entered before stays printed as it was.
 */
export function councilCategoryProblem(category: string | undefined, { parent }: RuleContext): true | string {
  const choices = categoryChoices(memberOf(parent, 'council'));
  if (choices.length === 0 || choices.some(({ value }) => value === category)) return true;
  return `Escolha a profissão registrada no ${textOf(parent, 'council')}: é ela que o site escreve ao lado do nome.`;
}

/** How long a council's numbers are, as far as is known: from memory, so it is asked for and not refused. */
export function councilNumberProblem(number: string | undefined, context: RuleContext): true | string {
  const council = ofParent(context);
  if (!council || !number) return true;
  const [fewest, most] = council.digits;
  const usual = fewest === 1 ? `até ${most}` : `de ${fewest} a ${most}`;
  return (
    (number.length >= fewest && number.length <= most) ||
    `Números do ${council.value} costumam ter ${usual} algarismos: confira na carteira profissional.`
  );
}

/** A number says little without the state or the region that gave it. Those of the demonstration are invented. */
export function councilPlaceProblem(registration: unknown, { document }: RuleContext): true | string {
  const council = councilCalled(memberOf(registration, 'council'));
  if (!council || memberOf(document, 'isDemo') === true || textOf(registration, council.by)) return true;
  return council.by === 'uf'
    ? `O ${council.value} é por estado: escolha o estado do registro.`
    : `O ${council.value} é por região: informe o número da região, que está na carteira profissional.`;
}
