import { html } from 'hono/html';
import { passkeyForm } from './passkey-script.ts';
import { roleTitle } from '../../config/roles.ts';
import { appSetup, codeList, newPasswordField, presentPasswordField } from './forms.ts';
import { accountsPage, dateText, formToken } from './layout.ts';
import { deviceList } from './session-table.ts';
import type { Html } from './html-page.ts';
import type { Passkey } from '../passkeys.ts';
import type { Factors } from '../second-factors.ts';
import type { Session } from '../sessions.ts';
import type { Visit } from './visit.ts';

interface OwnOptions {
  readonly sessions: readonly Session[];
  readonly factors: Factors;
  readonly passkeys: readonly Passkey[];
  readonly isRequired: boolean;
  /** Whether this site can have passkeys. */
  readonly allowsPasskeys: boolean;
  readonly error?: string | undefined;
}

/** Everybody's own account. */
export function ownPage(visit: Visit, options: OwnOptions): Html {
  const { user, link } = visit;
  const body = html`<p class="hint">${user.name} · ${user.email} · ${roleTitle(visit.roles, user.role)}</p>
    <h2>Segunda etapa</h2>
    ${factorSection(visit, options)}
    <h2>Aparelhos conectados</h2>
    ${deviceList(visit, options.sessions)}
    <h2>Trocar a senha</h2>
    <form class="box fields" method="post" action="${link('/me/password')}">
      ${formToken(visit)} ${presentPasswordField(user.email)} ${newPasswordField('Senha nova')}
      <button>Trocar senha</button>
    </form>`;
  return accountsPage(visit, { title: 'Minha conta', section: '/me', error: options.error, body });
}

function factorSection(visit: Visit, { factors, passkeys, isRequired, allowsPasskeys }: OwnOptions): Html {
  const { link } = visit;
  const hasAny = factors.app || passkeys.length > 0;
  return html`<p class="hint">
      Além da senha, algo que só você tem: assim uma senha descoberta não basta para entrar.
      ${isRequired ? 'O seu tipo de acesso exige pelo menos uma.' : ''}
    </p>
    <ul class="rows">
      ${passkeys.map(
        ({ id, name, createdAt, usedAt }) =>
          html`<li>
            <div>
              <strong>${name}</strong> <span class="tag">chave de acesso</span>
              <p>Criada em ${dateText(createdAt)}${usedAt ? `, usada em ${dateText(usedAt)}` : ''}</p>
            </div>
            <a
              class="action"
              href="${link(`/me/remove?passkey=${encodeURIComponent(id)}`)}"
              aria-label="Remover ${name}"
              >Remover</a
            >
          </li>`,
      )}
      <li>
        <div>
          <strong>Aplicativo de códigos</strong>
          <p>${factors.app ? 'Configurado' : 'Códigos de seis dígitos no celular'}</p>
        </div>
        ${
          factors.app
            ? html`<a class="action" href="${link('/me/remove')}" aria-label="Remover aplicativo de códigos"
                >Remover</a
              >`
            : html`<a class="action" href="${link('/me/app')}">Configurar aplicativo</a>`
        }
      </li>
      ${
        allowsPasskeys
          ? html`<li>
              <div>
                <strong>${passkeys.length > 0 ? 'Outra chave de acesso' : 'Chave de acesso'}</strong>
                <p>A impressão digital, o rosto ou o PIN do aparelho; entra sem digitar a senha</p>
              </div>
              <a class="action" href="${link('/me/passkey')}">Criar chave de acesso</a>
            </li>`
          : ''
      }
      ${
        hasAny
          ? html`<li>
              <div>
                <strong>Códigos de recuperação</strong>
                <p>${recoveryText(factors.recoveryCodes)}</p>
              </div>
              <a class="action" href="${link('/me/codes')}">Gerar novos códigos</a>
            </li>`
          : ''
      }
    </ul>`;
}

function recoveryText(count: number): string {
  if (count === 0) return 'Nenhum: gere códigos para não ficar de fora se perder o aparelho';
  return count === 1 ? 'Resta 1 código' : `Restam ${count} códigos`;
}

interface AppOptions {
  readonly secret: string;
  readonly siteName: string;
  readonly error?: string | undefined;
}

export function appPage(visit: Visit, { secret, siteName, error }: AppOptions): Html {
  const { user, link } = visit;
  const body = html`<form class="box fields" method="post" action="${link('/me/app')}">
      ${formToken(visit)} ${appSetup({ secret, siteName, email: user.email })} ${presentPasswordField(user.email)}
      <button>Confirmar código</button>
    </form>
    <p><a href="${link('/me')}">Voltar</a></p>`;
  return accountsPage(visit, { title: 'Aplicativo de códigos', section: '/me', error, body });
}

interface PasskeyOptions {
  readonly registration: string;
  /** Suggested name of the key. */
  readonly name: string;
  readonly error?: string | undefined;
}

export function passkeyPage(visit: Visit, { registration, name, error }: PasskeyOptions): Html {
  const { user, link } = visit;
  const fields = html`${formToken(visit)} ${presentPasswordField(user.email)}
    <label for="name">Nome da chave</label>
    <input id="name" name="name" required maxlength="60" autocomplete="off" value="${name}" />
    <p class="hint">Para reconhecer depois de qual aparelho ela é.</p>`;
  const options = { kind: 'create', options: registration, action: link('/me/passkey') } as const;
  const body = html`<p class="hint">
      O aparelho guarda a chave e só a mostra para este site. Para entrar, basta a impressão digital, o rosto ou o PIN.
    </p>
    <div class="box">${passkeyForm({ ...options, button: 'Criar chave de acesso', fields })}</div>
    <noscript><p class="error">Este navegador está sem JavaScript, de que as chaves de acesso precisam.</p></noscript>
    <p><a href="${link('/me')}">Voltar</a></p>`;
  return accountsPage(visit, { title: 'Criar chave de acesso', section: '/me', error, body, hasScript: true });
}

interface PasswordAskedOptions {
  readonly title: string;
  readonly text: string;
  readonly to: string;
  readonly button: string;
  readonly danger?: boolean;
  readonly fields?: Readonly<Record<string, string>>;
  readonly error?: string | undefined;
}

/** Asks for the password before something is changed that protects the account. */
export function passwordAskedPage(visit: Visit, options: PasswordAskedOptions): Html {
  const { title, text, to, button: label, danger = false, fields = {}, error } = options;
  const body = html`<form class="box fields" method="post" action="${visit.link(to)}">
      <p>${text}</p>
      ${formToken(visit)}
      ${Object.entries(fields).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)}
      ${presentPasswordField(visit.user.email)}
      <button class="${danger ? 'plain danger' : ''}">${label}</button>
    </form>
    <p><a href="${visit.link('/me')}">Voltar</a></p>`;
  return accountsPage(visit, { title, section: '/me', error, body });
}

export function codesPage(visit: Visit, codes: readonly string[]): Html {
  const body = html`<p class="done" role="status">A segunda etapa está configurada. Guarde estes códigos.</p>
    ${codeList(codes)}
    <p><a href="${visit.link('/me')}">Guardei, voltar para a minha conta</a></p>`;
  return accountsPage(visit, { title: 'Códigos de recuperação', section: '/me', body });
}
