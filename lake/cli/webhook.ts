import { openDatasetTable } from '../project/dataset-table.ts';
import { openProjectDatabase } from '../project/project-database.ts';
import { openDeliveryLog } from '../webhooks/delivery-log.ts';
import { openHookTable } from '../webhooks/hook-table.ts';
import type { DeliveryLog, LoggedAttempt } from '../webhooks/delivery-log.ts';
import type { Hook, HookTable } from '../webhooks/hook-table.ts';

export const WEBHOOK_USAGE = `  webhook create        --name <name> --url <url> [--on create,update,delete] [--filter <groq>] [--projection <groq>]
                        [--dataset <name>] [--secret <secret>] [--header "Name: value"]… [--drafts] [--versions]
  webhook list
  webhook enable|disable|delete|log <id>`;

export interface WebhookOptions {
  readonly dataDir: string;
  readonly name?: string | undefined;
  readonly url?: string | undefined;
  readonly on?: string | undefined;
  readonly filter?: string | undefined;
  readonly projection?: string | undefined;
  readonly dataset?: string | undefined;
  readonly secret?: string | undefined;
  readonly header?: readonly string[] | undefined;
  readonly drafts?: boolean | undefined;
  readonly versions?: boolean | undefined;
}

/** `webhook …`: what the lake tells other programs about. A lake that runs takes changes up at once. @throws Error in plain words. */
export function webhookCommand(action: string | undefined, id: string | undefined, options: WebhookOptions): string {
  const database = openProjectDatabase(options.dataDir);
  try {
    if (action === 'create') assertDataset(options.dataset, openDatasetTable(database).list());
    return run(action, id ?? '', options, openHookTable(database), openDeliveryLog(database));
  } finally {
    database.close();
  }
}

function run(
  action: string | undefined,
  id: string,
  options: WebhookOptions,
  hooks: HookTable,
  log: DeliveryLog,
): string {
  switch (action) {
    case 'create':
      return hooks.create(definitionFrom(options)).id;
    case 'list':
      return hooks.list().map(describe).join('\n');
    case 'enable':
    case 'disable':
      return describe(hooks.change(id, { isDisabledByUser: action === 'disable' }));
    case 'delete':
      hooks.remove(id);
      return `Webhook ${id} is deleted.`;
    case 'log':
      return log.attempts(hooks.get(id).id, 50).map(describeAttempt).join('\n');
    default:
      throw new Error(`Use one of these:\n${WEBHOOK_USAGE}`);
  }
}

function definitionFrom({
  name,
  url,
  on,
  filter,
  projection,
  dataset,
  secret,
  header = [],
  drafts,
  versions,
}: WebhookOptions) {
  if (!name || !url) throw new Error('A webhook needs --name and --url.');
  return {
    name,
    url,
    dataset,
    secret,
    headers: Object.fromEntries(header.map(headerFrom)),
    includeDrafts: drafts,
    includeAllVersions: versions,
    rule: { on: (on ?? 'create,update,delete').split(',').map((operation) => operation.trim()), filter, projection },
  };
}

/** The API takes any name, as the hosted service does; here somebody may have mistyped it. @throws Error when there is none */
function assertDataset(name: string | undefined, known: readonly { readonly name: string }[]): void {
  const names = known.map((dataset) => dataset.name);
  if (name === undefined || name === '*' || names.includes(name)) return;
  throw new Error(`There is no dataset "${name}". There are: ${names.join(', ')}.`);
}

function headerFrom(text: string): readonly [string, string] {
  const colon = text.indexOf(':');
  if (colon < 1) throw new Error(`A header is written "Name: value", not "${text}".`);
  return [text.slice(0, colon).trim(), text.slice(colon + 1).trim()];
}

function describe({ id, name, url, dataset, rule, isDisabledByUser }: Hook): string {
  const state = isDisabledByUser ? 'off' : 'on ';
  return `${id}  ${state}  ${dataset}  ${rule.on.join(',')}  ${url}  ${name}`;
}

function describeAttempt({ id, createdAt, isFailure, resultCode, resultBody, duration }: LoggedAttempt): string {
  const outcome = isFailure ? `failed (${resultCode ?? resultBody ?? 'unknown'})` : `delivered (${resultCode})`;
  return `${createdAt}  ${outcome}  ${duration} ms  ${id}`;
}
