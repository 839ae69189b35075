import { listed } from './appointment-words.ts';
import { LANGUAGES, MODALITIES } from './choices.ts';

/** “presencial ou online”: how one meets, as a part of a sentence. */
export function modalityWords(modalities: readonly string[] | null | undefined, last = 'ou'): string {
  const chosen = MODALITIES.filter(({ value }) => modalities?.includes(value));
  return listed(
    chosen.map(({ title }) => title.toLowerCase()),
    last,
  );
}

/** “inglês e Libras”: in what somebody attends besides Portuguese, as a part of a sentence. */
export function languageWords(languages: readonly string[] | null | undefined): string {
  const chosen = LANGUAGES.filter(({ value }) => languages?.includes(value));
  // The one name that is made of first letters.
  return listed(chosen.map(({ title, value }) => (value === 'libras' ? title : title.toLowerCase())));
}

/** With a capital, where a sentence or a fact begins. */
export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
