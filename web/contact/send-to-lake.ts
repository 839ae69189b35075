import { project } from '../ui/project.ts';
import type { NewMessage } from './message.ts';
import type { Delivery } from './queue-worker.ts';

interface LakeOptions {
  /** Address of the lake's API, without trailing slash. */
  readonly lakeUrl: string;
  /** May create messages, and have requests withdrawn. */
  readonly token: string;
}

const TIMEOUT_MS = 10_000;

/** What no second attempt would change: the document itself is at fault. Rights and addresses can be mended. */
const FINAL = new Set([400, 413, 422]);

/** Where the lake takes writes: the embedded one, or that of a hosted project. */
function writeUrl(lakeUrl: string): string {
  const base = project.hostedApi ? project.hostedApi.replace('//', `//${project.projectId}.`) : lakeUrl;
  return `${base}/v${project.apiVersion}/data/mutate/${project.dataset}`;
}

/** The answer to a transaction that was done before, and to a change of what is not there for this token. */
const CONFLICT = 409;

/**
 * Creates the message. A repeated delivery is told by its transaction: to a token that may not read, a message that is
 * there already looks like one it may not create. @throws Error when the lake is away
 */
export async function sendToLake(message: NewMessage, options: LakeOptions): Promise<Delivery> {
  return await mutate(message._id.replace(/^messages\./, ''), { create: message }, options);
}

/**
 * Notes that a patient withdrew a request. One that is done, or was erased, stays what it is: this token may change others alone.
 * Where it may change none (a hosted project whose token only creates), it is refused: messages behind it must not wait for that.
 * @param id of the message
 * @throws Error when the lake is away
 */
export async function withdrawInLake(id: string, options: LakeOptions): Promise<Delivery> {
  const transactionId = id.replace(/^messages\./, 'withdrawn-');
  return await mutate(transactionId, { patch: { id, set: { state: 'desistiu' } } }, options, [403]);
}

async function mutate(
  transactionId: string,
  mutation: object,
  { lakeUrl, token }: LakeOptions,
  refusals: readonly number[] = [],
): Promise<Delivery> {
  const response = await fetch(writeUrl(lakeUrl), {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ transactionId, mutations: [mutation] }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
    cache: 'no-store',
  });
  if (response.ok || response.status === CONFLICT) {
    await response.body?.cancel();
    return 'done';
  }
  if (FINAL.has(response.status) || refusals.includes(response.status)) return 'refused';
  throw new Error(`the lake answered ${response.status}: ${(await response.text()).slice(0, 300)}`);
}
