import { html } from 'hono/html';
import { MIN_PASSWORD_LENGTH } from '../passwords.ts';
import { ROLES } from '../roles.ts';
import { accountsPage, button, dateText, formToken } from './layout.ts';
import { sessionTable } from './session-table.ts';
import type { Html } from '../html-page.ts';
import type { Session } from '../sessions.ts';
import type { User } from '../users.ts';
import type { Visit } from './visit.ts';

export function peoplePage(visit: Visit, users: readonly User[]): Html {
  const body = html`<p><a href="${visit.link('/people/new')}">Criar conta</a></p>
    <div class="scroll">
      <table>
        <thead>
          <tr>
            <th scope="col">Nome</th>
            <th scope="col">E-mail</th>
            <th scope="col">Papel</th>
            <th scope="col">Situação</th>
            <th scope="col">Criada</th>
          </tr>
        </thead>
        <tbody>
          ${users.map(
            (user) =>
              html`<tr>
                <td><a href="${visit.link(`/people/${user.id}`)}">${user.name}</a></td>
                <td data-label="E-mail">${user.email}</td>
                <td data-label="Papel">${ROLES[user.role].title}</td>
                <td data-label="Situação">${user.active ? 'Ativa' : 'Desativada'}</td>
                <td data-label="Criada">${dateText(user.createdAt)}</td>
              </tr>`,
          )}
        </tbody>
      </table>
    </div>`;
  return accountsPage(visit, { title: 'Pessoas', section: '', body });
}

interface NewPersonOptions {
  readonly name?: string;
  readonly email?: string;
  readonly role?: string;
  readonly error?: string;
}

export function newPersonPage(visit: Visit, { name = '', email = '', role = 'editor', error }: NewPersonOptions): Html {
  const body = html`<form class="box fields" method="post" action="${visit.link('/people')}">
    ${formToken(visit)}
    <label for="name">Nome</label>
    <input id="name" name="name" required maxlength="120" autocomplete="off" value="${name}" />
    <label for="email">E-mail</label>
    <input id="email" name="email" type="email" required maxlength="254" autocomplete="off" value="${email}" />
    ${roleField(role)}
    <p class="hint">A senha inicial é criada aqui e mostrada uma vez, na próxima página.</p>
    <button>Criar conta</button>
  </form>`;
  return accountsPage(visit, { title: 'Criar conta', section: '', error, body });
}

interface PersonOptions {
  readonly user: User;
  readonly sessions: readonly Session[];
  readonly error?: string;
}

export function personPage(visit: Visit, { user, sessions, error }: PersonOptions): Html {
  const at = `/people/${user.id}`;
  const isMe = user.id === visit.user.id;
  const body = html`<p class="hint">${user.email} · ${user.active ? 'conta ativa' : 'conta desativada'}</p>
    <form class="box fields" method="post" action="${visit.link(at)}">
      ${formToken(visit)}
      <label for="name">Nome</label>
      <input id="name" name="name" required maxlength="120" autocomplete="off" value="${user.name}" />
      ${roleField(user.role)}
      <button>Salvar</button>
    </form>
    <h2>Senha</h2>
    <p class="hint">Uma senha nova é criada e mostrada uma vez. Todos os acessos em aberto são encerrados.</p>
    ${button(visit, { to: `${at}/password`, text: 'Criar senha nova' })}
    <h2>Acessos</h2>
    ${sessionTable(visit, sessions, `${at}/sessions`)}
    <h2>Situação</h2>
    ${isMe ? html`<p class="hint">A própria conta não pode ser desativada.</p>` : situation(visit, user)}`;
  return accountsPage(visit, { title: user.name, section: '', error, body });
}

function situation(visit: Visit, user: User): Html {
  const to = `/people/${user.id}/active`;
  if (!user.active) return button(visit, { to, text: 'Ativar conta', fields: { active: 'true' } });
  return html`<p class="hint">
      Quem tem a conta desativada não entra mais; o que escreveu continua no histórico com seu nome.
    </p>
    ${button(visit, { to, text: 'Desativar conta', fields: { active: 'false' }, danger: true })}`;
}

function roleField(chosen: string): Html {
  return html`<label for="role">Papel</label>
    <select id="role" name="role" aria-describedby="role-hint">
      ${Object.entries(ROLES).map(
        ([name, { title }]) =>
          html`<option value="${name}" ${name === chosen ? html`selected` : ''}>${title}</option> `,
      )}
    </select>
    <p class="hint" id="role-hint">
      ${Object.values(ROLES).map(({ title, description }) => html`${title}: ${description}<br />`)}
    </p>`;
}

/** A secret is shown in the answer to the request that made it, and nowhere else. */
export function secretPage(
  visit: Visit,
  options: { readonly title: string; readonly section: string; readonly text: string; readonly secret: string },
): Html {
  const { title, section, text, secret } = options;
  const body = html`<div class="box">
    <p class="done" role="status">${text}</p>
    <p><code class="secret">${secret}</code></p>
    <p class="hint">Copie agora: não será mostrada de novo, e não fica guardada em texto aberto.</p>
    <p><a href="${visit.link(section)}">Voltar</a></p>
  </div>`;
  return accountsPage(visit, { title, section, body });
}

export function ownPage(visit: Visit, sessions: readonly Session[], error?: string): Html {
  const { user, link } = visit;
  const body = html`<p class="hint">${user.name} · ${user.email} · ${ROLES[user.role].title}</p>
    <h2>Trocar a senha</h2>
    <form class="box fields" method="post" action="${link('/me/password')}">
      ${formToken(visit)}
      <input type="hidden" name="username" autocomplete="username" value="${user.email}" />
      <label for="current">Senha atual</label>
      <input id="current" name="current" type="password" required autocomplete="current-password" />
      <label for="password">Senha nova</label>
      <input
        id="password"
        name="password"
        type="password"
        required
        minlength="${MIN_PASSWORD_LENGTH}"
        maxlength="1024"
        autocomplete="new-password"
        aria-describedby="password-hint"
      />
      <p class="hint" id="password-hint">
        Pelo menos ${MIN_PASSWORD_LENGTH} caracteres. Os outros acessos da conta são encerrados.
      </p>
      <button>Trocar senha</button>
    </form>
    <h2>Meus acessos</h2>
    ${sessionTable(visit, sessions, '/me/sessions')}`;
  return accountsPage(visit, { title: 'Minha conta', section: '/me', error, body });
}
