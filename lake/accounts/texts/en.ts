import * as login from './en/login.ts';
import * as own from './en/own.ts';
import * as people from './en/people.ts';
import * as records from './en/records.ts';
import * as said from './en/said.ts';

const MOMENT: Intl.DateTimeFormatOptions = {
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZoneName: 'short',
};

/** What people read on the pages of accounts and in mails. Every language has the same. */
export const en = {
  ...login,
  ...own,
  ...people,
  ...records,
  ...said,
  /** Of the account that a new lake begins with. */
  administrator: 'Administrator',
  /** How moments are written. */
  moment: MOMENT,
};

export type Texts = typeof en;
