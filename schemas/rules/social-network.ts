import { textOf } from './form-value.ts';
import type { RuleContext } from './rule-context.ts';

/** A profile's address is on the network it is said to be on; people trust the icon. */
export function socialAddressProblem(url: string | undefined, { parent }: RuleContext): true | string {
  const network = textOf(parent, 'network');
  if (!url || !network || !URL.canParse(url)) return true;
  const host = new URL(url).hostname;
  return host === `${network}.com` || host.endsWith(`.${network}.com`) || `Este link não é de ${network}.com.`;
}
