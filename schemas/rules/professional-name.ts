import { listOf, memberOf, plainWords, type RuleContext, textOf } from './form-value.ts';
import { hasCouncil } from './registrations.ts';

/** P1: publicity must carry the full name, not a first name or nickname (CFP, Código de Ética, art. 20 a). */
export function fullNameProblem(name: string | undefined): true | string {
  return (name ?? '').trim().split(/\s+/).length >= 2 || 'Informe nome e sobrenome, como no conselho.';
}

/**
 * "Dr." announces a doctorate in psychology (P2; CFP, Código de Ética, art. 20 b; CRP-PR, NT 002/2019). Other councils allow
 * it, like that of nurses (Cofen 256/2001).
 */
export function honorificProblem(honorific: string | undefined, { document }: RuleContext): true | string {
  if (!honorific || honorific === 'none' || !hasCouncil(document, 'CRP')) return true;
  const hasDoctorate = listOf(document, 'education').some((entry) =>
    /\bdoutorad[oa]\b/.test(plainWords(textOf(entry, 'course'))),
  );
  return (
    hasDoctorate ||
    hasCouncil(document, 'CRM') ||
    'Na psicologia, “Dr.” e “Dra.” são só para quem tem doutorado. Escolha “Nenhum” ou inclua o doutorado na formação.'
  );
}

/** Psychologists announce the whole name (CRP rule): a shorter one on the site would hide part of it. */
export function displayNameProblem(displayName: string | undefined, { document }: RuleContext): true | string {
  if (!displayName || !hasCouncil(document, 'CRP')) return true;
  return (
    displayName === memberOf(document, 'fullName') || 'Psicólogas e psicólogos usam o nome completo (CFP, art. 20).'
  );
}
