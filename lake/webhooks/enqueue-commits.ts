import { setImmediate as nextTurn } from 'node:timers/promises';
import { isDraftId, isVersionId } from '../store/ids.ts';
import { applyRule } from './rule.ts';
import { LakeError } from '../errors.ts';
import type { Dataset } from '../dataset.ts';
import type { Commit, DocumentChange } from '../store/types.ts';
import type { Hook, HookTable } from './hook-table.ts';
import type { MessageTable, NewMessage } from './message-table.ts';
import type { WebhookOperation } from './webhook-schema.ts';

interface Options {
  readonly dataset: Dataset;
  readonly hooks: Pick<HookTable, 'list'>;
  readonly messages: Pick<MessageTable, 'cursor' | 'enqueue'>;
  readonly projectId: string;
  readonly report: (message: string, error: unknown) => void;
  /** Called when there is something to deliver. */
  readonly onMessages: () => void;
}

/** Commits between two notes of the position, when none of them concerned a webhook. */
const CURSOR_EVERY = 100;
const BATCH = 100;
const RETRY_MS = 5000;

/**
 * Turns the commits of a dataset into messages for its webhooks, outside the writer's way. It goes by the log: what a
 * stop or a full disk interrupted is made up for afterwards, and nothing becomes two messages.
 */
export function enqueueCommits(options: Options): () => void {
  const { dataset, hooks, messages, projectId, report, onMessages } = options;
  let done = messages.cursor(dataset.name) ?? dataset.reader.sequence;
  let noted = messages.cursor(dataset.name);
  let busy = false;
  let stopped = false;
  let retry: NodeJS.Timeout | undefined;

  const concerned = () => hooks.list().filter((hook) => concerns(hook, dataset));

  async function work(): Promise<void> {
    if (busy || stopped) return;
    busy = true;
    try {
      // Other requests have their turn between two batches.
      while (await step()) await nextTurn();
    } catch (error) {
      report('Webhooks could not be noted; they are made up for.', error);
      retry = setTimeout(() => void work(), RETRY_MS).unref();
    }
    busy = false;
  }

  /** False when there is nothing left to do. */
  async function step(): Promise<boolean> {
    if (stopped || done >= dataset.reader.sequence) return false;
    const active = concerned();
    if (active.length === 0) {
      done = dataset.reader.sequence;
      if (noted === undefined || done - noted >= CURSOR_EVERY) note([]);
      return false;
    }
    const commits = dataset.history.since(done, BATCH);
    const found: NewMessage[] = [];
    for (const commit of commits) found.push(...(await messagesOf(commit, active)));
    if (stopped) return false;
    done = commits.at(-1)?.sequence ?? dataset.reader.sequence;
    if (found.length > 0 || noted === undefined || done - noted >= CURSOR_EVERY) note(found);
    if (found.length > 0) onMessages();
    return true;
  }

  function note(found: readonly NewMessage[]): void {
    messages.enqueue(dataset.name, done, found);
    noted = done;
  }

  async function messagesOf(commit: Commit, active: readonly Hook[]): Promise<readonly NewMessage[]> {
    const found: NewMessage[] = [];
    // Read at once: what comes from the log is looked up when asked for, and the log may be closed later.
    const changes = commit.changes.map(({ id, before, after, mutations, effects }) => {
      return { id, before, after, mutations, effects };
    });
    for (const change of changes) {
      for (const hook of active) {
        if (commit.timestamp < hook.since || !wants(hook, change)) continue;
        const payload = await payloadFor(hook, change);
        if (payload === undefined) continue;
        found.push({
          hookId: hook.id,
          dataset: dataset.name,
          sequence: commit.sequence,
          documentId: change.id,
          transactionId: commit.transactionId,
          transactionTime: commit.timestamp,
          operation: operationOf(change),
          payload,
        });
      }
    }
    return found;
  }

  async function payloadFor(hook: Hook, change: DocumentChange): Promise<string | undefined> {
    try {
      return await applyRule(hook.rule, change, { queries: dataset.queries, projectId });
    } catch (error) {
      // Nothing is wrong with the rule: the queries of others are in the way, and all is tried again.
      if (error instanceof LakeError && (error.status === 429 || error.status === 503)) throw error;
      report(`The rule of the webhook "${hook.name}" failed for "${change.id}".`, error);
      return undefined;
    }
  }

  const unsubscribe = dataset.commits.subscribe(() => setImmediate(() => void work()));
  if (noted === undefined) note([]);
  void work();
  return () => {
    stopped = true;
    clearTimeout(retry);
    unsubscribe();
  };
}

function concerns(hook: Hook, { name, access }: Dataset): boolean {
  if (hook.isDisabledByUser) return false;
  return hook.dataset === '*' ? access.profile === 'content' : hook.dataset === name;
}

function wants(hook: Hook, change: DocumentChange): boolean {
  if (!hook.rule.on.includes(operationOf(change))) return false;
  if (change.id.startsWith('_.')) return false;
  if (isDraftId(change.id)) return hook.includeDrafts;
  return !isVersionId(change.id) || hook.includeAllVersions;
}

function operationOf({ before, after }: DocumentChange): WebhookOperation {
  if (!after) return 'delete';
  return before ? 'update' : 'create';
}
