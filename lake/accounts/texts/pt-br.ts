import * as login from './pt-br/login.ts';
import * as own from './pt-br/own.ts';
import * as people from './pt-br/people.ts';
import * as records from './pt-br/records.ts';
import * as said from './pt-br/said.ts';
import type { Texts } from './en.ts';

export const ptBr: Texts = {
  ...login,
  ...own,
  ...people,
  ...records,
  ...said,
  administrator: 'Administrador',
  moment: { year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' },
};
