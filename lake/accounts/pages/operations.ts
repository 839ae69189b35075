import { operationsOf } from '../../routes/operations.ts';
import { visits } from './visit.ts';
import { html } from 'hono/html';
import { accountsPage, table } from './layout.ts';
import type { Lake } from '../../lake.ts';
import type { AccountPages } from './visit.ts';
import type { AccountTexts } from '../texts/account-texts.ts';
import type { BackupStatus } from '../../backup/scheduled-backups.ts';
import type { RegisteredWebhook } from '../../routes/operations.ts';
import type { Html } from './html-page.ts';

/** How the machine is doing, for administrators: server, backups and webhooks, and what the product adds. */
export function operationPages(pages: AccountPages, lake: Lake) {
  const { routes, page } = visits(pages, 'administrators');
  page('/operations', (visit) => {
    const { operations, layout } = visit.texts;
    const { backups, webhooks, machine } = operationsOf(lake);
    const body = html`<p class="hint">${operations.hint}</p>
      <h2>${operations.server}</h2>
      ${
        machine.length === 0
          ? html`<p class="done">${operations.allWell}</p>`
          : machine.map((message) => html`<p class="error">${message}</p>`)
      }
      <h2>${operations.backups}</h2>
      ${backupText(visit.texts, backups)}
      <h2>Webhooks</h2>
      ${webhooks.length === 0 ? html`<p>${operations.noWebhooks}</p>` : webhookTable(operations, webhooks)}
      ${pages.extension.operations?.() ?? ''}`;
    return accountsPage(visit, { title: layout.operations, section: '/operations', body });
  });
  return routes;
}

function backupText(texts: AccountTexts, status: BackupStatus): Html {
  const { scheduled, sent, sameDisk, running, troubled, success, failure } = status;
  const { operations, dateText } = texts;
  const last = success
    ? operations.lastBackup(dateText(success.at), sizeText(texts, success.bytes), success.sentTo !== undefined) +
      (success.originals === undefined ? '' : ` ${operations.filesElsewhere(success.originals)}`)
    : operations.noBackup;
  if (!scheduled) return html`<p class="error">${operations.backupsOff(last)}</p>`;
  return html`<p class="${troubled ? 'error' : success ? 'done' : 'hint'}">
      ${last}${running ? ` ${operations.running}` : ''}
    </p>
    ${
      failure
        ? html`<p class="error">${operations.failed(failure.count, dateText(failure.at), failure.message)}</p>`
        : ''
    }
    ${success && success.missing > 0 ? html`<p class="error">${operations.missing(success.missing)}</p>` : ''}
    ${sameDisk ? html`<p class="hint">${operations.otherDisk}</p>` : ''}
    ${sent ? html`<p class="hint">${operations.keepKey}</p>` : ''}`;
}

function webhookTable(operations: AccountTexts['operations'], webhooks: readonly RegisteredWebhook[]): Html {
  return table(webhooks, [
    {
      heading: 'Webhook',
      label: '',
      cell: ({ name, isDisabled }) =>
        html`${name} ${isDisabled ? html`<span class="tag">${operations.isOff}</span>` : ''}`,
    },
    { heading: operations.deliveredInADay, label: operations.delivered, cell: ({ delivered }) => delivered },
    { heading: operations.givenUpInADay, label: operations.givenUp, cell: ({ failed }) => failed },
    { heading: operations.queued, cell: ({ queued }) => queued },
  ]);
}

function sizeText({ numberText }: AccountTexts, bytes: number): string {
  const kilobytes = bytes / 1024;
  return kilobytes < 1024 ? `${numberText(Math.ceil(kilobytes), 1)} kB` : `${numberText(kilobytes / 1024, 1)} MB`;
}
