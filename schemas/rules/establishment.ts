import type { ValidationContext } from '@sanity/types';
import { defineQuery } from 'groq';
import { daysUntil } from './clinic-day.ts';
import { listOf, memberOf, publishedIdOf, textOf } from './form-value.ts';

/** Number of the establishment at the CRM, in every material (M3; CFM 2.336/2023, art. 5º I; Lei 6.839/1980). */
export function clinicRegistrationProblem(settings: unknown): true | string {
  const registration = memberOf(settings, 'crmRegistration');
  const isComplete = /^\d{1,6}$/.test(textOf(registration, 'number')) && textOf(registration, 'uf') !== '';
  return isComplete || 'Informe o registro da clínica no CRM, número e estado (CFM 2.336/2023, art. 5º).';
}

/** A company registered (not only enrolled) at the CRP shows its number (P9; Res. CFP 16/2019, art. 8º). */
export function crpClinicProblem(registration: unknown): true | string {
  if (textOf(registration, 'modality') !== 'registro') return true;
  return (
    (textOf(registration, 'number') !== '' && textOf(registration, 'region') !== '') ||
    'Clínica com registro no CRP mostra região e número (Res. CFP 16/2019, art. 8º).'
  );
}

/** Where the clinic is, for the councils: the state of its own registration (CFM 2.336/2023, art. 5º), or Mato Grosso. */
export function clinicUf(settings: unknown): string {
  return textOf(memberOf(settings, 'crmRegistration'), 'uf') || 'MT';
}

const CANDIDATES_QUERY = defineQuery(`{
  "director": *[_id == $director][0]{status, registrations},
  "substitute": *[_id == $substitute][0]{status, registrations}
}`);

const API = { apiVersion: '2025-02-19' };

const isActive = (person: unknown) => textOf(person, 'status') === 'ativo';

const hasCrm = (person: unknown, uf: string) =>
  listOf(person, 'registrations').some((entry) => textOf(entry, 'council') === 'CRM' && textOf(entry, 'uf') === uf);

/** Whether the substitute may stand in: what the site asks, too (`TECHNICAL_DIRECTOR_QUERY`). */
const mayStandIn = (substitute: unknown, uf: string) => isActive(substitute) && hasCrm(substitute, uf);

/**
 * Who is named must be registered in the clinic's state (CFM 2.336/2023, art. 3º II and 5º).
 * @param director and `substitute`: professionals as stored; undefined or null when there is none
 * @param uf the clinic's state
 */
export function directorRegistrationProblem(director: unknown, substitute: unknown, uf: string): true | string {
  if (!director || (!isActive(director) && mayStandIn(substitute, uf))) return true;
  return hasCrm(director, uf) || `O(a) diretor(a) técnico(a) precisa ter CRM-${uf}, o estado do registro da clínica.`;
}

/** Somebody has to answer for everything the site says: the director, or the substitute while the director is away. */
export function directorAwayProblem(director: unknown, substitute: unknown, uf: string): true | string {
  if (mayStandIn(substitute, uf) || isActive(director)) return true;
  if (!director) return 'Escolha o(a) diretor(a) técnico(a) (CFM 2.336/2023, art. 5º).';
  return 'O(a) diretor(a) técnico(a) não está em atividade: indique quem substitui.';
}

const idIn = (document: unknown, field: string) => textOf(memberOf(document, field), '_ref');

/** Both rules, for the field of the settings. */
export async function technicalDirectorProblem(
  value: { readonly _ref?: string } | undefined,
  { document, getClient }: ValidationContext,
): Promise<true | string> {
  if (!value?._ref) return true;
  const params = { director: value._ref, substitute: idIn(document, 'technicalDirectorSubstitute') };
  const found = await getClient(API).fetch(CANDIDATES_QUERY, params);
  if (!found.director) return true;
  const away = directorAwayProblem(found.director, found.substitute, clinicUf(document));
  return away === true ? directorRegistrationProblem(found.director, found.substitute, clinicUf(document)) : away;
}

/** A substitute is somebody else, active and registered in the clinic's state; else the site would not show the name. */
export async function directorSubstituteProblem(
  value: { readonly _ref?: string } | undefined,
  { document, getClient }: ValidationContext,
): Promise<true | string> {
  if (!value?._ref) return true;
  const director = idIn(document, 'technicalDirector');
  if (director === value._ref) return 'Escolha outra pessoa: esta já é diretor(a) técnico(a).';
  const found = await getClient(API).fetch(CANDIDATES_QUERY, { director, substitute: value._ref });
  const uf = clinicUf(document);
  return !found.substitute || mayStandIn(found.substitute, uf) || `Escolha alguém em atividade, com CRM-${uf}.`;
}

/** Of who answers for imaging or psychology: the site does not name somebody who has left. */
export function leadLeftProblem(person: unknown): true | string {
  return (
    memberOf(person, 'status') !== 'ex-membro' || 'Saiu da clínica: o site não mostra este nome. Escolha outra pessoa.'
  );
}

const IS_ALONE = defineQuery(
  `count(*[_type == "siteSettings" && _id == "siteSettings" && technicalDirector._ref == $id && !(technicalDirectorSubstitute->status == "ativo")]) > 0`,
);

/** Asked on the form of the person who goes, before the settings lack somebody. */
export async function directorLeavesProblem(
  status: string | undefined,
  { document, getClient }: ValidationContext,
): Promise<true | string> {
  if (!status || status === 'ativo') return true;
  const id = publishedIdOf(document);
  const isAlone = await getClient(API).fetch(IS_ALONE, { id });
  return !isAlone || 'É diretor(a) técnico(a) da clínica. Indique o(a) substituto(a) antes.';
}

const SOON_DAYS = 30;

/**
 * Says a month ahead that a certificate or licence ends, and more firmly once it has (E3, E4; CFM 1.980/2011).
 * @param date `YYYY-MM-DD`, the last day on which it holds
 */
export async function expiryProblem(date: string | undefined, context: ValidationContext): Promise<true | string> {
  if (!date) return true;
  const left = await daysUntil(date, context);
  if (left < 0) return 'Este documento está vencido. Renove antes de continuar divulgando a clínica.';
  return left >= SOON_DAYS || 'Este documento vence em menos de 30 dias.';
}

/**
 * A plan without contract in force may not be shown (L14): the site takes it away by itself, staff hear of it before.
 * @param date `YYYY-MM-DD`, the last day on which it holds
 */
export async function contractProblem(date: string | undefined, context: ValidationContext): Promise<true | string> {
  if (!date) return true;
  const left = await daysUntil(date, context);
  if (left < 0) return 'Este contrato já terminou: o convênio não aparece no site.';
  return left >= SOON_DAYS || 'Este contrato termina em menos de 30 dias; depois disso o convênio sai do site.';
}

/** Equipment without registration at Anvisa may not be advertised (M13; CFM 2.336/2023, art. 9º II and 11 III). */
export function anvisaProblem(registration: string | undefined): true | string {
  return (
    /^\d{9,13}$/.test(registration ?? '') ||
    'Informe o registro na Anvisa, de 9 a 13 números: sem ele o equipamento não pode ser anunciado (CFM, art. 9º).'
  );
}
