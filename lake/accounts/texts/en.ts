import { forms, links, login, openAccounts, refusals } from './en/login.ts';
import { own, sessions } from './en/own.ts';
import { layout, people, policy, tokens } from './en/people.ts';
import { audit, events, operations } from './en/records.ts';
import { mails, notices, problems } from './en/said.ts';

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
  login,
  forms,
  links,
  refusals,
  openAccounts,
  own,
  sessions,
  layout,
  people,
  policy,
  tokens,
  audit,
  events,
  operations,
  notices,
  problems,
  mails,
  /** Of the account that a new lake begins with. */
  administrator: 'Administrator',
  /** How moments are written: with the zone, which is nobody's own unless it was set. */
  moment: MOMENT,
};

export type Texts = typeof en;
