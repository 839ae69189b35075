import { hasCouncil } from './has-council.ts';

interface RuleContext {
  readonly document?: { readonly [field: string]: unknown } | undefined;
}

/** Publicity must carry the full name, not a first name or nickname (CFP, Código de Ética, art. 20 a). */
export function fullNameProblem(name: string | undefined): true | string {
  return (name ?? '').trim().split(/\s+/).length >= 2 || 'Informe nome e sobrenome, como no conselho.';
}

/** "Dr." outside medicine announces a doctorate (CFP, Código de Ética, art. 20 b; CRP-PR, NT 002/2019). */
export function honorificProblem(honorific: string | undefined, { document }: RuleContext): true | string {
  if (!honorific || honorific === 'none') return true;
  const isDoctor = hasCouncil(document?.registrations, 'CRM');
  return isDoctor || '“Dr.” e “Dra.” fora da medicina são só para quem tem doutorado.';
}
