import { searchable } from '#web/ui/search-words.ts';

/** Health plans by the names that people type, whether the clinic accepts one or not. */
const PLAN =
  /\b(unimed|amil|bradesco|sul ?america|hapvida|notre ?dame|intermedica|porto seguro|cassi|geap|golden cross|prevent senior|ipasgo|mt saude|saude caixa|planos?|convenios?|operadora|carteirinha)\b/;

/** Whether a search is of a health plan. */
export function isPlanName(words: string): boolean {
  return PLAN.test(searchable(words));
}
