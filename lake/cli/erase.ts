import { pino } from 'pino';
import { CLI_ACTOR } from '../auth/audit.ts';
import { openAccounts } from '../accounts/accounts.ts';
import { isDataLocked } from '../store/data-lock.ts';
import { openLake } from '../open-lake.ts';
import { assertPresentVersion } from '../upgrade/prepare-folder.ts';
import type { Erased } from '../erasure/erasure.ts';
import type { OutsideAccounts } from '../auth/outside-accounts.ts';
import type { LakeConfig } from '../config/config.ts';

export interface EraseOptions {
  readonly config: LakeConfig;
  readonly document: string | undefined;
  /** The main one when absent. */
  readonly dataset?: string | undefined;
  /** Where the lake that uses the folder answers, should one be running. */
  readonly lakeUrl: string;
  /** Where another system keeps people: no first account is made then. */
  readonly authenticate?: OutsideAccounts | undefined;
}

const MINUTE_MS = 60_000;

/**
 * `erase`: erases a document for good. A lake that runs does it itself; one that is stopped is opened for it.
 * @returns what was done, for people
 * @throws Error in plain words
 */
export async function eraseCommand(options: EraseOptions): Promise<string> {
  const { config, document: id, dataset = config.dataset } = options;
  if (!id) throw new Error('Say which document: --document ID.');
  assertPresentVersion(config.dataDir);
  const isRunning = isDataLocked(config.dataDir);
  const erased = isRunning ? await throughLake(options, dataset, id) : await whileStopped(options, dataset, id);
  return describe(erased);
}

async function whileStopped({ config, authenticate }: EraseOptions, dataset: string, id: string): Promise<Erased> {
  const opened = await openLake(config, pino({ level: 'warn' }), undefined, { authenticate });
  try {
    const erased = await opened.lake.erasure.erase(dataset, id);
    opened.accounts.audit.write('document.erased', CLI_ACTOR, erased.id, { dataset: erased.dataset });
    return erased;
  } finally {
    opened.close();
  }
}

/** With a token that lasts for this one request: whoever may read the folder is an administrator anyway. */
async function throughLake({ config, lakeUrl }: EraseOptions, dataset: string, id: string): Promise<Erased> {
  const accounts = openAccounts(config.dataDir);
  const end = new Date(Date.now() + MINUTE_MS).toISOString();
  const { token, robot } = accounts.robots.create('erase', 'administrator', end);
  try {
    const response = await fetch(`${lakeUrl}/v2025-02-19/data/erase/${encodeURIComponent(dataset)}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ id }),
      signal: AbortSignal.timeout(MINUTE_MS),
    }).catch((cause: unknown) => {
      throw new Error(`A lake is using ${config.dataDir}, but none answers at ${lakeUrl}: set LAKE_PORT to its port.`, {
        cause,
      });
    });
    const answer: unknown = await response.json();
    if (response.ok) return answer as Erased;
    if (response.status === 401) throw new Error(`The lake at ${lakeUrl} is not the one that uses ${config.dataDir}.`);
    throw new Error(reasonIn(answer) ?? `The lake answered ${response.status}.`);
  } finally {
    accounts.robots.revoke(robot.id);
    accounts.close();
  }
}

function reasonIn(answer: unknown): string | undefined {
  if (typeof answer !== 'object' || answer === null) return undefined;
  if ('message' in answer && typeof answer.message === 'string') return answer.message;
  const error = 'error' in answer ? answer.error : undefined;
  const isTold = typeof error === 'object' && error !== null && 'description' in error;
  return isTold ? String(error.description) : undefined;
}

function describe(erased: Erased): string {
  const { dataset, id, documents, revisions, assets, files, remarks, deliveries, overwritten } = erased;
  const list = (ids: readonly string[]) => (ids.length === 0 ? 'none' : ids.join(', '));
  return [
    `Erased "${id}" from "${dataset}".`,
    `  documents         ${list(documents)}`,
    `  history           ${revisions} transactions no longer tell of it`,
    `  search index      the document left it`,
    `  assets            ${list(assets)}`,
    `  files             ${files} (originals and pictures made from them)`,
    `  comments, tasks   ${remarks}`,
    `  deliveries        ${deliveries} of webhooks`,
    overwritten
      ? '  data files        written anew: nothing of it is left in them'
      : '  data files        a reader is in the way; the lake writes them anew as soon as it can',
    'Backups made before still hold it until they are rotated (docs/privacy.md).',
  ].join('\n');
}
