import { AccountError } from '../../auth/account-error.ts';
import { en } from './en.ts';
import { ptBr } from './pt-br.ts';
import type { LakeConfig } from '../../config/config.ts';
import type { Language } from '../../config/settings.ts';
import type { Texts } from './en.ts';

/** The texts of the configured language, and values as they are written in it. */
export interface AccountTexts extends Texts {
  readonly language: Language;
  readonly siteName: string;
  /** In the configured time zone. */
  readonly dateText: (iso: string) => string;
  readonly numberText: (value: number, decimals: number) => string;
  /** Said to somebody who has to wait for another attempt. */
  readonly waitText: (seconds: number) => string;
  /** By the word that a redirect carries; undefined for any other. */
  readonly noticeText: (word: string | undefined) => string | undefined;
  /** The problem in the words of the pages. @throws the error itself when it is not about accounts. */
  readonly problemText: (error: unknown) => string;
}

export type Notice = keyof Texts['notices'];

const TEXTS: Readonly<Record<Language, Texts>> = { en, 'pt-BR': ptBr };

export function textsOf({ language, timeZone, auth }: LakeConfig): AccountTexts {
  const texts = TEXTS[language];
  const { notices, problems, login, moment } = texts;
  const date = new Intl.DateTimeFormat(language, {
    ...moment,
    timeZone,
    // That of nobody, unless one was set.
    ...(timeZone === 'UTC' && { timeZoneName: 'short' }),
  });
  return {
    ...texts,
    language,
    siteName: auth.siteName,
    dateText: (iso) => date.format(new Date(iso)),
    numberText: (value, maximumFractionDigits) => value.toLocaleString(language, { maximumFractionDigits }),
    waitText: (seconds) => login.tooMany(Math.ceil(seconds / 60)),
    noticeText: (word) => (word !== undefined && Object.hasOwn(notices, word) ? notices[word as Notice] : undefined),
    problemText(error) {
      if (!(error instanceof AccountError)) throw error;
      // The reason of a wrong filter is GROQ's own, in English, and says where it is wrong.
      return error.problem === 'grants' ? `${problems.grants} ${error.message}` : problems[error.problem];
    },
  };
}
