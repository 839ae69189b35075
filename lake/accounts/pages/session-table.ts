import { html } from 'hono/html';
import { button, dateText } from './layout.ts';
import type { Html } from './html-page.ts';
import type { Session } from '../sessions.ts';
import type { Visit } from './visit.ts';

/** Where an account is signed in, with buttons to end that; `to` is the address the buttons post to. */
export function sessionTable(visit: Visit, sessions: readonly Session[], to: string): Html {
  if (sessions.length === 0) return html`<p class="hint">Nenhum acesso em aberto.</p>`;
  return html`<div class="scroll">
      <table>
        <thead>
          <tr>
            <th scope="col">Navegador</th>
            <th scope="col">Endereço</th>
            <th scope="col">Entrada</th>
            <th scope="col">Último uso</th>
            <th scope="col">Ação</th>
          </tr>
        </thead>
        <tbody>
          ${sessions.map(
            (session) =>
              html`<tr>
                <td data-label="Navegador">
                  ${agentText(session.agent)}
                  ${session.id === visit.sessionId ? html`<span class="tag">este acesso</span>` : ''}
                </td>
                <td data-label="Endereço">${session.address || 'não registrado'}</td>
                <td data-label="Entrada">${dateText(session.createdAt)}</td>
                <td data-label="Último uso">${dateText(session.seenAt)}</td>
                <td>
                  ${button(visit, {
                    to,
                    text: 'Encerrar',
                    about: `acesso de ${dateText(session.createdAt)}`,
                    fields: { session: session.id },
                  })}
                </td>
              </tr>`,
          )}
        </tbody>
      </table>
    </div>
    ${button(visit, { to, text: 'Encerrar todos os acessos', fields: { session: 'all' }, danger: true })}`;
}

/** Where somebody is signed in, for the person: this device first. */
export function deviceList(visit: Visit, sessions: readonly Session[]): Html {
  const here = sessions.filter(({ id }) => id === visit.sessionId);
  const others = sessions.filter(({ id }) => id !== visit.sessionId);
  return html`<ul class="rows">
      ${[...here, ...others].map(
        (session) =>
          html`<li>
            <div>
              <strong>${agentText(session.agent)}</strong>
              ${session.id === visit.sessionId ? html`<span class="tag">este aparelho</span>` : ''}
              <p>
                ${session.address || 'endereço não registrado'} · entrou em ${dateText(session.createdAt)} · último uso
                ${dateText(session.seenAt)}
              </p>
            </div>
            ${session.id === visit.sessionId ? button(visit, { to: '/logout', text: 'Sair deste aparelho' }) : endButton(visit, session)}
          </li>`,
      )}
    </ul>
    ${
      others.length === 0
        ? html`<p class="hint">A conta não está aberta em nenhum outro aparelho.</p>`
        : button(visit, {
            to: '/me/sessions',
            text: 'Sair de todos os outros',
            fields: { session: 'others' },
            danger: true,
          })
    }`;
}

function endButton(visit: Visit, { id, agent, createdAt }: Session): Html {
  const about = `${agentText(agent)}, desde ${dateText(createdAt)}`;
  return button(visit, { to: '/me/sessions', text: 'Encerrar', about, fields: { session: id } });
}

const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox\//, 'Firefox'],
  [/Chrome\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/Android/, 'Android'],
  [/iPhone|iPad/, 'iOS'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
];

/** What people call it: the text browsers send names all of its ancestors too. */
export function agentText(agent: string): string {
  const nameIn = (names: typeof BROWSERS) => names.find(([pattern]) => pattern.test(agent))?.[1];
  const [browser, system] = [nameIn(BROWSERS), nameIn(SYSTEMS)];
  if (browser) return system ? `${browser} em ${system}` : browser;
  return agent.slice(0, 40) || 'Desconhecido';
}
