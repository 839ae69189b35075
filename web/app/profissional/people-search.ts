import type { ProfessionalEntry } from '#schemas/documents/professional/professional-entry.ts';
import { matcher } from '#web/ui/search-words.ts';

/** What the address asks of the list of professionals (U2): words, a day `YYYY-MM-DD`, the id of a plan. */
export interface PeopleSearch {
  readonly q?: string;
  readonly dia?: string;
  readonly convenio?: string;
}

/** As web/behaviours/narrow-lists.ts does in the browser. */
export function findsPerson({ q = '', dia, convenio }: PeopleSearch): (person: ProfessionalEntry) => boolean {
  const isSought = matcher(q);
  return ({ words, days, plans }) =>
    isSought(words) &&
    (!dia || days.some(({ date }) => date === dia)) &&
    (!convenio || plans.some(({ id }) => id === convenio));
}
