import { html } from 'hono/html';
import { roleTitle } from '../../config/roles.ts';
import type { Roles } from '../../config/roles.ts';
import { accountsPage, dateText } from './layout.ts';
import type { AuditEntry, AuditEvent } from '../../auth/audit.ts';
import type { Html } from './html-page.ts';
import type { Visit } from './visit.ts';

const EVENTS: Readonly<Record<AuditEvent, string>> = {
  login: 'Entrada',
  'login.failed': 'Senha incorreta',
  'login.blocked': 'Tentativa bloqueada',
  logout: 'Saída',
  'session.revoked': 'Acesso encerrado',
  'user.created': 'Conta criada',
  'user.role': 'Tipo de acesso alterado',
  'user.director': 'Função de diretor técnico alterada',
  'user.renamed': 'Nome alterado',
  'user.password': 'Senha trocada',
  'user.disabled': 'Conta desativada',
  'user.enabled': 'Conta ativada',
  'user.invited': 'Convite enviado',
  'user.reset-asked': 'Link para senha nova pedido',
  'user.reset-link': 'Link para senha nova criado',
  'factor.app-added': 'Aplicativo de códigos configurado',
  'factor.app-removed': 'Aplicativo de códigos removido',
  'factor.passkey-added': 'Chave de acesso criada',
  'factor.passkey-removed': 'Chave de acesso removida',
  'factor.codes-renewed': 'Códigos de recuperação renovados',
  'factor.code-used': 'Código de recuperação usado',
  'factor.failed': 'Segunda etapa incorreta',
  'factor.all-removed': 'Segunda etapa removida',
  'factor.required': 'Exigência de segunda etapa alterada',
  'token.created': 'Token criado',
  'token.revoked': 'Token revogado',
  'token.renewed': 'Token renovado',
  'origin.added': 'Origem permitida',
  'origin.removed': 'Origem removida',
  'message.expired': 'Mensagem apagada no fim do prazo',
  'document.expired': 'Documento apagado no fim do prazo',
  'document.erased': 'Documento apagado de vez',
  'document.purged': 'Histórico de documento apagado',
};

interface AuditOptions {
  /** Of events of the product. */
  readonly titles: Readonly<Record<string, string>> | undefined;
  readonly entries: readonly AuditEntry[];
  /** Name of a person or program, for the ids in the entries. */
  readonly nameOf: (id: string) => string;
  /** Id of the last entry when there are older ones. */
  readonly more: number | undefined;
}

export function auditPage(visit: Visit, { entries, nameOf, more, titles }: AuditOptions): Html {
  const body = html`<p class="hint">
      Entradas, tentativas e mudanças de permissão, das mais novas às mais antigas. Ninguém altera este histórico.
    </p>
    <div class="scroll">
      <table>
        <thead>
          <tr>
            <th scope="col">Quando</th>
            <th scope="col">O quê</th>
            <th scope="col">Quem fez</th>
            <th scope="col">Sobre</th>
            <th scope="col">Endereço</th>
          </tr>
        </thead>
        <tbody>
          ${entries.map(
            ({ at, event, actor, subject, address, details }) =>
              html`<tr>
                <td data-label="Quando">${dateText(at)}</td>
                <td data-label="O quê">
                  ${({ ...EVENTS, ...titles } as Readonly<Record<string, string>>)[event] ?? event}${detailText(details, visit.roles)}
                </td>
                <td data-label="Quem fez">${actorText(actor, nameOf)}</td>
                <td data-label="Sobre">${nameOf(subject)}</td>
                <td data-label="Endereço">${address}</td>
              </tr>`,
          )}
        </tbody>
      </table>
    </div>
    ${more === undefined ? '' : html`<p><a href="${visit.link(`/audit?before=${more}`)}">Mais antigas</a></p>`}`;
  return accountsPage(visit, { title: 'Histórico de acessos', section: '/audit', body });
}

function actorText(actor: string, nameOf: (id: string) => string): string {
  if (actor === '') return 'desconhecido';
  if (actor === 'cli') return 'linha de comando';
  return actor === 'system' ? 'sistema' : nameOf(actor);
}

function detailText({ role, from }: Readonly<Record<string, unknown>>, roles: Roles): string {
  // An administrator may have more than one.
  const title = (names: unknown) =>
    String(names)
      .split(' ')
      .map((name) => roleTitle(roles, name))
      .join(', ');
  if (role === undefined) return '';
  return from === undefined ? ` (${title(role)})` : ` (de ${title(from)} para ${title(role)})`;
}
