import { searchable } from '../ui/search-words.ts';
import type { ProfessionalSummary } from './content.ts';
import { identificationLines } from './identification.ts';

/** Everything a visitor may look for a professional by. */
export function professionalWords(person: ProfessionalSummary): string {
  const { fullName, displayName, area } = person;
  return searchable([fullName, displayName, ...identificationLines(person), area?.title].join(' '));
}
