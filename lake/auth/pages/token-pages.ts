import { html } from 'hono/html';
import { ROLES } from '../roles.ts';
import { accountsPage, button, dateText, formToken } from './layout.ts';
import type { Html } from '../html-page.ts';
import type { Robot } from '../robots.ts';
import type { Visit } from './visit.ts';

interface TokensOptions {
  readonly robots: readonly Robot[];
  readonly error?: string;
  /** What was typed, to be corrected. */
  readonly label?: string;
  readonly rights?: string;
  readonly grants?: string;
}

/** Tokens of programs, and the form for a new one. */
export function tokensPage(visit: Visit, options: TokensOptions): Html {
  const { robots, error, label = '', rights = 'viewer', grants = '' } = options;
  const body = html`<p class="hint">Cada integração (outro sistema que lê ou grava conteúdo) usa um token próprio.</p>
    ${robots.length === 0 ? html`<p>Nenhum token.</p>` : robotTable(visit, robots)}
    <h2>Criar token</h2>
    <form class="box fields" method="post" action="${visit.link('/tokens')}">
      ${formToken(visit)}
      <label for="label">Nome da integração</label>
      <input id="label" name="label" required maxlength="120" autocomplete="off" value="${label}" />
      <label for="rights">Permissões</label>
      <select id="rights" name="rights">
        ${Object.entries(ROLES).map(
          ([name, { title }]) =>
            html`<option value="${name}" ${name === rights ? html`selected` : ''}>Como ${title}</option> `,
        )}
        <option value="grants" ${rights === 'grants' ? html`selected` : ''}>Só as descritas abaixo</option>
      </select>
      <label for="grants">Permissões descritas</label>
      <textarea id="grants" name="grants" rows="3" spellcheck="false" aria-describedby="grants-hint">
${grants}</textarea>
      <p class="hint" id="grants-hint">
        Uma por linha: permissões, dois-pontos e um filtro GROQ, como
        <code>create:_type == "message" &amp;&amp; _id in path("messages.**")</code>. Permissões: read, create, update,
        history, manage.
      </p>
      <button>Criar token</button>
    </form>`;
  return accountsPage(visit, { title: 'Integrações', section: '/tokens', error, body });
}

function robotTable(visit: Visit, robots: readonly Robot[]): Html {
  return html`<div class="scroll">
    <table>
      <thead>
        <tr>
          <th scope="col">Integração</th>
          <th scope="col">Permissões</th>
          <th scope="col">Criado</th>
          <th scope="col">Ação</th>
        </tr>
      </thead>
      <tbody>
        ${robots.map(
          (robot) =>
            html`<tr>
              <td>${robot.label}</td>
              <td data-label="Permissões">${rightsText(robot)}</td>
              <td data-label="Criado">${dateText(robot.createdAt)}</td>
              <td>
                ${button(visit, {
                  to: `/tokens/${robot.id}/revoke`,
                  text: 'Revogar',
                  about: robot.label,
                  danger: true,
                })}
              </td>
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}

function rightsText({ role, grants = [] }: Robot): Html | string {
  if (role) return `Como ${ROLES[role].title}`;
  return html`${grants.map(({ permissions, filter }) => html`<code>${permissions.join(', ')}: ${filter}</code><br />`)}`;
}
