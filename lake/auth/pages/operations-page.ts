import { html } from 'hono/html';
import { accountsPage, dateText } from './layout.ts';
import type { BackupStatus } from '../../backup/scheduled-backups.ts';
import type { Operations, RegisteredWebhook } from '../../operations/operations.ts';
import type { Html } from '../html-page.ts';
import type { Visit } from './visit.ts';

/** Backups and webhooks, and what else follows `more`. */
export function operationsPage(visit: Visit, { backups, site, webhooks }: Operations, more: Html): Html {
  const body = html`<p class="hint">
      Cópias de segurança, o caminho das publicações até o site, e como o site chega aos visitantes.
    </p>
    <h2>Cópias de segurança</h2>
    ${backupText(backups)}
    <h2>Publicações</h2>
    ${siteText(site)}
    <h2>Webhooks</h2>
    ${webhooks.length === 0 ? html`<p>Nenhum webhook registrado.</p>` : webhookTable(webhooks)} ${more}`;
  return accountsPage(visit, { title: 'Funcionamento do site', section: '/operations', body });
}

function backupText({ scheduled, encrypted, running, troubled, success, failure }: BackupStatus): Html {
  if (!scheduled)
    return html`<p class="error">Nenhuma cópia automática está configurada (<code>BACKUP_DIR</code>).</p>`;
  const last = success
    ? `Última cópia: ${dateText(success.at)}, ${sizeText(success.bytes)}, ${encrypted ? 'cifrada' : 'não cifrada'}, conferida.`
    : 'Ainda não há nenhuma cópia.';
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
    }`;
}

function siteText({ configured, acceptedAt, failingSince, troubled }: Operations['site']): Html {
  if (!configured) return html`<p>Nenhum site é avisado de publicações.</p>`;
  if (failingSince !== undefined)
    return html`<p class="${troubled ? 'error' : 'hint'}">
      O site não recebe as publicações desde ${dateText(failingSince)}. Elas são anunciadas de novo até que receba.
    </p>`;
  return html`<p class="done">
    ${acceptedAt === undefined ? 'Nenhuma publicação desde o início.' : `O site recebeu a última em ${dateText(acceptedAt)}.`}
  </p>`;
}

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

const NUMBER = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 });

function sizeText(bytes: number): string {
  const kilobytes = bytes / 1024;
  return kilobytes < 1024 ? `${NUMBER.format(Math.ceil(kilobytes))} kB` : `${NUMBER.format(kilobytes / 1024)} MB`;
}
