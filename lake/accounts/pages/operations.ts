import { Hono } from 'hono';
import { pageResponse } from './html-page.ts';
import { operationsOf } from '../../routes/operations.ts';
import { page } from './visit.ts';
import { html } from 'hono/html';
import { accountsPage, dateText } from './layout.ts';
import type { Lake } from '../../lake.ts';
import type { AccountPages, Visit } from './visit.ts';
import type { BackupStatus } from '../../backup/scheduled-backups.ts';
import type { Operations, RegisteredWebhook } from '../../routes/operations.ts';
import type { Html } from './html-page.ts';

/** How the machine is doing, for administrators. */
export function operationPages(pages: AccountPages, lake: Lake): Hono {
  const { operations: more = () => html`` } = pages.extension;
  const routes = new Hono();
  routes.get(
    '/operations',
    page(pages, (c, visit) => pageResponse(c, operationsPage(visit, operationsOf(lake), more()))),
  );
  return routes;
}

/** Server, backups and webhooks, and what else follows `more`. */
function operationsPage(visit: Visit, { backups, webhooks, machine }: Operations, more: Html): Html {
  const body = html`<p class="hint">O servidor, cópias de segurança, webhooks, e como o site chega aos visitantes.</p>
    <h2>Servidor</h2>
    ${
      machine.length === 0
        ? html`<p class="done">Nada pede atenção.</p>`
        : machine.map((message) => html`<p class="error">${message}</p>`)
    }
    <h2>Cópias de segurança</h2>
    ${backupText(backups)}
    <h2>Webhooks</h2>
    ${webhooks.length === 0 ? html`<p>Nenhum webhook registrado.</p>` : webhookTable(webhooks)} ${more}`;
  return accountsPage(visit, { title: 'Funcionamento do site', section: '/operations', body });
}

function backupText({ scheduled, sent, sameDisk, running, troubled, success, failure }: BackupStatus): Html {
  const last = success
    ? `Última cópia: ${dateText(success.at)}, ${sizeText(success.bytes)}, conferida${success.sentTo ? ' e enviada, cifrada' : ''}.`
    : 'Ainda não há nenhuma cópia.';
  if (!scheduled)
    return html`<p class="error">As cópias automáticas estão desligadas (<code>BACKUP_DIR=off</code>). ${last}</p>`;
  return html`<p class="${troubled ? 'error' : 'done'}">
      ${last}${running ? ' Uma cópia está sendo feita agora.' : ''}
    </p>
    ${
      failure
        ? html`<p class="error">
            Falhou ${failure.count === 1 ? 'a última vez' : `${failure.count} vezes seguidas`}, por último em
            ${dateText(failure.at)}: ${failure.message}
          </p>`
        : ''
    }
    ${
      success && success.missing > 0
        ? html`<p class="error">Arquivos enviados que faltam no disco: ${success.missing}.</p>`
        : ''
    }
    ${sameDisk ? OTHER_DISK : ''} ${sent ? KEEP_KEY : ''}`;
}

/** Advice, no alarm. */
const OTHER_DISK = html`<p class="hint">
  As cópias ficam no mesmo disco que os dados e se perdem junto com ele. Peça a quem cuida do servidor que as guarde
  também em outro disco (<code>BACKUP_DIR</code>) ou em outro servidor (<code>BACKUP_TARGET</code>).
</p>`;
const KEEP_KEY = html`<p class="hint">
  Sem a chave ninguém lê as cópias enviadas. Guarde-a também longe deste servidor: quem cuida dele a vê com
  <code>npm run -s backup -- --key</code>.
</p>`;

function webhookTable(webhooks: readonly RegisteredWebhook[]): Html {
  return html`<div class="scroll">
    <table>
      <thead>
        <tr>
          <th scope="col">Webhook</th>
          <th scope="col">Entregues em 24 horas</th>
          <th scope="col">Desistências em 24 horas</th>
          <th scope="col">Na fila</th>
        </tr>
      </thead>
      <tbody>
        ${webhooks.map(
          ({ name, isDisabled, delivered, failed, queued }) =>
            html`<tr>
              <td>${name} ${isDisabled ? html`<span class="tag">desligado</span>` : ''}</td>
              <td data-label="Entregues">${delivered}</td>
              <td data-label="Desistências">${failed}</td>
              <td data-label="Na fila">${queued}</td>
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}

const ONE_DECIMAL = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 });

function sizeText(bytes: number): string {
  const kilobytes = bytes / 1024;
  return kilobytes < 1024
    ? `${ONE_DECIMAL.format(Math.ceil(kilobytes))} kB`
    : `${ONE_DECIMAL.format(kilobytes / 1024)} MB`;
}
