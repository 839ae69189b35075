import type { Environment } from './environment.ts';

/** Languages that pages and mails can be in, as browsers name them. */
const LANGUAGES = ['en', 'pt-BR'] as const;
export type Language = (typeof LANGUAGES)[number];

/** @throws Error naming the variable */
export function readLanguage({ LAKE_LANGUAGE }: Environment): Language {
  const language = LANGUAGES.find((one) => one === (LAKE_LANGUAGE || 'en'));
  if (language) return language;
  throw new Error(`LAKE_LANGUAGE must be ${LANGUAGES.map((one) => `"${one}"`).join(' or ')}, not "${LAKE_LANGUAGE}".`);
}

/** @throws Error naming the variable */
export function readTimeZone({ LAKE_TIME_ZONE }: Environment): string {
  const timeZone = LAKE_TIME_ZONE || 'UTC';
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone;
  } catch {
    throw new Error(`LAKE_TIME_ZONE must be a time zone such as "UTC" or "Europe/Lisbon", not "${timeZone}".`);
  }
}
