import type { ProfessionalEntry } from '#schemas/documents/professional/professional-entry.ts';
import { matcher } from '#web/ui/search-words.ts';

/** What the address asks of the list of professionals (U2): words, a day `YYYY-MM-DD`, the id of a plan. */
export interface PeopleSearch {
  readonly q?: string;
  readonly dia?: string;
  readonly convenio?: string;
}

/** What of it can be asked for: not a day that is over, nor a plan that is gone. */
export function offered({ q, dia, convenio }: PeopleSearch, people: readonly ProfessionalEntry[]): PeopleSearch {
  const isDay = people.some(({ days }) => days.some(({ date }) => date === dia));
  const isPlan = people.some(({ plans }) => plans.some(({ id }) => id === convenio));
  return { ...(q && { q }), ...(dia && isDay && { dia }), ...(convenio && isPlan && { convenio }) };
}

/** As web/behaviours/narrow-lists.ts does in the browser. */
export function findsPerson({ q = '', dia, convenio }: PeopleSearch): (person: ProfessionalEntry) => boolean {
  const isSought = matcher(q);
  return ({ words, days, plans }) =>
    isSought(words) &&
    (!dia || days.some(({ date }) => date === dia)) &&
    (!convenio || plans.some(({ id }) => id === convenio));
}
