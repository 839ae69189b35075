import { html } from 'hono/html';
import { LINK_LIFETIME_MS } from '../links.ts';
import { roleTitle } from '../../config/roles.ts';
import { copyButton } from './copy-button.ts';
import { accountsPage, button, dateText, formToken } from './layout.ts';
import { sessionTable } from './session-table.ts';
import type { Sending } from '../mails/account-mails.ts';
import type { Html } from './html-page.ts';
import type { Factors, SecondFactors } from '../second-factors.ts';
import type { Session } from '../sessions.ts';
import type { LinkPurpose } from '../links.ts';
import type { User } from '../users.ts';
import type { Roles } from '../../config/roles.ts';
import type { Visit } from './visit.ts';

export function peoplePage(visit: Visit, users: readonly User[], factors: SecondFactors): Html {
  const body = html`<p><a class="action" href="${visit.link('/people/new')}">Convidar pessoa</a></p>
    <div class="scroll">
      <table>
        <thead>
          <tr>
            <th scope="col">Nome</th>
            <th scope="col">E-mail</th>
            <th scope="col">Tipo de acesso</th>
            <th scope="col">Situação</th>
            <th scope="col">Segunda etapa</th>
            <th scope="col">Criada</th>
          </tr>
        </thead>
        <tbody>
          ${users.map(
            (user) =>
              html`<tr>
                <td><a href="${visit.link(`/people/${user.id}`)}">${user.name}</a></td>
                <td data-label="E-mail">${user.email}</td>
                <td data-label="Tipo de acesso">${roleTitle(visit.roles, user.role)}</td>
                <td data-label="Situação">${stateText(user)}</td>
                <td data-label="Segunda etapa">${factorText(factors.factorsOf(user.id))}</td>
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
    ${roleField(visit.roles, role)}
    <p class="hint">A pessoa recebe um link e escolhe a própria senha.</p>
    <button>Convidar</button>
  </form>`;
  return accountsPage(visit, { title: 'Convidar pessoa', section: '', error, body });
}

interface PersonOptions {
  readonly user: User;
  /** Whether links are sent by mail. */
  readonly byMail: boolean;
  readonly sessions: readonly Session[];
  readonly factors: Factors;
  /** Names of the person's roles. */
  readonly has: readonly string[];
  readonly error?: string;
}

export function personPage(visit: Visit, options: PersonOptions): Html {
  const { user, byMail, sessions, factors, has, error } = options;
  const at = `/people/${user.id}`;
  const isMe = user.id === visit.user.id;
  const hasFactor = factors.app || factors.passkeys > 0;
  const body = html`<p class="hint">${user.email} · conta ${stateText(user).toLowerCase()}</p>
    <form class="box fields" method="post" action="${visit.link(at)}">
      ${formToken(visit)}
      <label for="name">Nome</label>
      <input id="name" name="name" required maxlength="120" autocomplete="off" value="${user.name}" />
      ${roleField(visit.roles, user.role)} ${besidesFields(visit.roles, has)}
      <button>Salvar</button>
    </form>
    <h2>Senha</h2>
    ${isMe ? html`<p class="hint">A própria senha é trocada em <a href="${visit.link('/me')}">Minha conta</a>.</p>` : passwordLink(visit, user, byMail)}
    <h2>Segunda etapa</h2>
    <p class="hint">${factorText(factors)}</p>
    ${hasFactor && !isMe ? removeFactors(visit, user) : ''}
    <h2>Acessos</h2>
    ${sessionTable(visit, sessions, `${at}/sessions`)}
    <h2>Situação</h2>
    ${isMe ? html`<p class="hint">A própria conta não pode ser desativada.</p>` : situation(visit, user)}`;
  return accountsPage(visit, { title: user.name, section: '', error, body });
}

function passwordLink(visit: Visit, { id, hasPassword }: User, byMail: boolean): Html {
  const [text, hint] = hasPassword
    ? [
        'Criar link para senha nova',
        'Um link com que a pessoa escolhe uma senha nova, em até uma hora. Os acessos são encerrados quando ela a escolhe.',
      ]
    : ['Convidar de novo', 'Um link com que a pessoa escolhe a primeira senha, em até sete dias.'];
  return html`<p class="hint">${hint}</p>
    <div class="row">
      ${button(visit, { to: `/people/${id}/link`, text })}
      ${byMail ? button(visit, { to: `/people/${id}/link`, text: 'Ver o link, sem e-mail', fields: { way: 'hand' } }) : ''}
    </div>`;
}

function removeFactors(visit: Visit, user: User): Html {
  return html`<p class="hint">
      Só para quem perdeu o aparelho e os códigos. Confirme antes, por telefone ou pessoalmente, que é a própria pessoa
      que pede.
    </p>
    ${button(visit, { to: `/people/${user.id}/factors`, text: 'Remover segunda etapa', danger: true })}`;
}

function stateText({ active, hasPassword }: User): string {
  if (!active) return 'Desativada';
  return hasPassword ? 'Ativa' : 'Convidada';
}

function factorText({ app, passkeys }: Factors): string {
  const keys = passkeys === 1 ? '1 chave de acesso' : `${passkeys} chaves de acesso`;
  return [...(app ? ['aplicativo de códigos'] : []), ...(passkeys > 0 ? [keys] : [])].join(', ') || 'nenhuma';
}

function situation(visit: Visit, user: User): Html {
  const to = `/people/${user.id}/active`;
  if (!user.active) return button(visit, { to, text: 'Ativar conta', fields: { active: 'true' } });
  return html`<p class="hint">
      Quem tem a conta desativada não entra mais; o que escreveu continua no histórico com seu nome.
    </p>
    ${button(visit, { to, text: 'Desativar conta', fields: { active: 'false' }, danger: true })}`;
}

function roleField(roles: Roles, chosen: string): Html {
  return html`<label for="role">Tipo de acesso</label>
    <select id="role" name="role" aria-describedby="role-hint">
      ${Object.entries(roles).map(
        ([name, { title }]) =>
          html`<option value="${name}" ${name === chosen ? html`selected` : ''}>${title}</option> `,
      )}
    </select>
    <p class="hint" id="role-hint">
      ${Object.values(roles).map(({ title, description }) => html`${title}: ${description}<br />`)}
    </p>`;
}

/** For an administrator who has other roles besides. */
function besidesFields(roles: Roles, has: readonly string[]): Html {
  return html`${Object.entries(roles).map(([name, { besidesAdministrator }]) =>
    besidesAdministrator === undefined
      ? ''
      : html`<label class="check">
          <input
            type="checkbox"
            name="besides"
            value="${name}"
            ${has.length > 1 && has.includes(name) ? html`checked` : ''}
          />
          <span>${besidesAdministrator}</span>
        </label>`,
  )}`;
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
    <p class="hint">Copie agora: ela não aparece de novo.</p>
    <p><a href="${visit.link(section)}">Voltar</a></p>
  </div>`;
  return accountsPage(visit, { title, section, body });
}

const WAITING =
  'O servidor de e-mail não aceitou a mensagem agora. O envio será repetido até dar certo; quem não quiser esperar pode usar este link.';

interface LinkOptions {
  readonly user: User;
  readonly purpose: LinkPurpose;
  /** What became of the mail. */
  readonly sending: Sending;
  /** Empty when it was sent. */
  readonly address: string;
}

const TITLES: Readonly<Record<LinkPurpose, string>> = { invitation: 'Convite', reset: 'Link para senha nova' };
const WORDS: Readonly<Record<LinkPurpose, string>> = {
  invitation: 'este é o seu convite para editar o site',
  reset: 'com este link você escolhe uma senha nova',
};

/** After an invitation or a link was made: it is on its way, or has to be handed over. */
export function linkPage(visit: Visit, { user, purpose, sending, address }: LinkOptions): Html {
  const until = `Vale uma vez, até ${dateText(new Date(Date.now() + LINK_LIFETIME_MS[purpose]).toISOString())}.`;
  const message = encodeURIComponent(`${user.name}, ${WORDS[purpose]}: ${address}\n${until}`);
  const body = html`<div class="box">
    ${
      sending === 'sent'
        ? html`<p class="done" role="status">O link foi enviado a ${user.email}.</p>`
        : html`${sending === 'waiting' ? html`<p>${WAITING}</p>` : ''}
            <p class="done" role="status">Entregue este link a ${user.name}, por um meio que mais ninguém veja:</p>
            <p><code class="secret">${address}</code></p>
            <div class="row">
              ${copyButton('Copiar o link', address)}
              <a class="action" href="https://wa.me/?text=${message}" target="_blank" rel="noopener noreferrer"
                >Enviar por WhatsApp</a
              >
            </div>
            <p class="hint">${until} Não será mostrado de novo.</p>`
    }
    <p><a href="${visit.link(`/people/${user.id}`)}">Voltar</a></p>
  </div>`;
  return accountsPage(visit, { title: TITLES[purpose], section: '', body });
}
