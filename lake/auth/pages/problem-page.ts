import { html } from 'hono/html';
import { signInPage } from '../login-page.ts';
import type { Html } from '../html-page.ts';

/** What can be wrong with a request of somebody who only used the pages, by status. */
const PROBLEMS = {
  403: [
    'Esta página é de outro acesso',
    'Nada foi alterado. Alguém entrou de novo neste navegador depois que ela foi aberta.',
  ],
  404: ['Página não encontrada', 'O endereço não existe, ou a conta de que fala não existe.'],
  413: ['Texto longo demais', 'Nada foi alterado. Volte e escreva menos.'],
} as const;

export type PageProblem = keyof typeof PROBLEMS;

export function isPageProblem(status: number): status is PageProblem {
  return Object.hasOwn(PROBLEMS, status);
}

/** Says in words what programs are told in JSON. @param home address of the first page of the accounts */
export function problemPage(problem: PageProblem, home: string): Html {
  const [title, text] = PROBLEMS[problem];
  return signInPage(
    title,
    html`<p role="alert">${text}</p>
      <p class="aside"><a href="${home}">Abrir as contas</a></p>`,
  );
}
