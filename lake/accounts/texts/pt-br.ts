import { forms, links, login, openAccounts, refusals } from './pt-br/login.ts';
import { own, sessions } from './pt-br/own.ts';
import { layout, people, policy, tokens } from './pt-br/people.ts';
import { audit, events, operations } from './pt-br/records.ts';
import { mails, notices, problems } from './pt-br/said.ts';
import type { Texts } from './en.ts';

export const ptBr: Texts = {
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
  administrator: 'Administrador',
  moment: { dateStyle: 'short', timeStyle: 'short' },
};
