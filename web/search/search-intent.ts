import { searchable } from '#web/ui/search-words.ts';

/** What does not wait for an appointment, as people type it: signs of a heart attack or a stroke, of not wanting to live, accidents. */
const ALARM =
  /\b(dor(es)? (no |do )?peito|falta de ar|nao (consigo |esta )?respira\w*|infarto|avc|derrame|desmai\w+|convuls\w+|hemorragia|sangramento|sangrando|envenena\w+|intoxica\w+|afoga\w+|engasga\w+|suicid\w+|me matar|quero morrer|socorro|emergencia|urgencia|pronto socorro)\b/;

/** Whether a search may be of somebody who needs help now. */
export function isAlarm(words: string): boolean {
  return ALARM.test(searchable(words));
}

/** Health plans by the names that people type, whether the clinic accepts one or not. */
const PLAN =
  /\b(unimed|amil|bradesco|sul ?america|hapvida|notre ?dame|intermedica|porto seguro|cassi|geap|golden cross|prevent senior|ipasgo|mt saude|saude caixa|planos?|convenios?|operadora|carteirinha)\b/;

/** Whether a search is of a health plan. */
export function isPlanName(words: string): boolean {
  return PLAN.test(searchable(words));
}

/** When the clinic is there, as people ask for it. */
const HOURS =
  /\b(horarios?|que horas|abert[oa]s?|abrem?|fecham?|fechad[oa]s?|funciona\w*|feriados?|expediente|hoje|amanha|sabados?|domingos?)\b/;

/** Whether a search is of the opening hours. */
export function isOfHours(words: string): boolean {
  return HOURS.test(searchable(words));
}
