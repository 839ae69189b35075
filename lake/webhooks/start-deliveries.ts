import { deliver } from './deliver.ts';
import { retryAt } from './retry.ts';
import type { Hook, HookTable } from './hook-table.ts';
import type { Attempt, Message, MessageTable } from './message-table.ts';

interface Options {
  readonly hooks: Pick<HookTable, 'list'>;
  readonly messages: Pick<MessageTable, 'due' | 'nextDue' | 'settle' | 'prune'>;
  readonly projectId: string;
  readonly allowedHosts: readonly string[];
  readonly report: (message: string, error: unknown) => void;
  readonly timeout?: number;
  readonly retryAt?: typeof retryAt;
}

export interface Deliveries {
  /** Looks for messages that are due. */
  readonly wake: () => void;
  readonly stop: () => void;
}

const TIMEOUT_MS = 30_000;
/** Also how soon messages of another process and jumps of the clock are noticed. */
const LONGEST_SLEEP_MS = 30_000;
const PRUNE_EVERY_MS = 3_600_000;
const KEEP_MS = 14 * 24 * 3_600_000;
const MAX_KEPT = 5000;

const SWITCHED_OFF: Attempt = {
  duration: 0,
  resultCode: null,
  resultBody: 'The webhook is switched off.',
  failureReason: 'other',
};

/**
 * Delivers what is queued: one message at a time for each webhook, all webhooks side by side, so that a slow receiver
 * holds up nobody but itself. What was under way when the lake stopped is delivered again.
 */
export function startDeliveries(options: Options): Deliveries {
  const { hooks, messages, projectId, allowedHosts, report, timeout = TIMEOUT_MS } = options;
  const busy = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let soon: NodeJS.Immediate | undefined;
  let pruned = 0;
  let stopped = false;

  /** Once for all that asks for it now, and after everybody else had their turn: attempts may fail at once, in great number. */
  function wake(): void {
    clearImmediate(soon);
    if (!stopped) soon = setImmediate(look);
  }

  function look(): void {
    if (stopped) return;
    clearTimeout(timer);
    let pause = LONGEST_SLEEP_MS;
    try {
      prune();
      for (const hook of hooks.list()) {
        const message = busy.has(hook.id) ? undefined : messages.due(hook.id, Date.now());
        if (message) void handle(hook, message);
      }
      const next = messages.nextDue();
      // What is due now waits for its webhook to be free, which wakes us again.
      if (next !== undefined && next > Date.now()) pause = Math.min(pause, next - Date.now());
    } catch (error) {
      report('Webhooks cannot be delivered now; they are tried again.', error);
    }
    timer = setTimeout(look, pause).unref();
  }

  async function handle(hook: Hook, message: Message): Promise<void> {
    busy.add(hook.id);
    const context = { projectId, allowedHosts, timeout };
    const attempt = hook.isDisabledByUser ? SWITCHED_OFF : await deliver(hook, message, context);
    if (stopped) return;
    try {
      const again = hook.isDisabledByUser ? undefined : (options.retryAt ?? retryAt)(message, attempt, Date.now());
      messages.settle(message, attempt, again);
      if (attempt.failureReason !== null && (message.failureCount === 0 || again === undefined)) {
        const what = again === undefined ? 'is given up' : 'is tried again';
        report(`A delivery to the webhook "${hook.name}" failed and ${what}.`, attempt.resultBody);
      }
      busy.delete(hook.id);
      wake();
    } catch (error) {
      // Not noted, so it will be sent once more; the pause keeps a full disk from becoming a storm of requests.
      report('The outcome of a webhook could not be noted.', error);
      timer = setTimeout(() => {
        busy.delete(hook.id);
        wake();
      }, LONGEST_SLEEP_MS).unref();
    }
  }

  function prune(): void {
    if (Date.now() - pruned < PRUNE_EVERY_MS) return;
    pruned = Date.now();
    messages.prune(new Date(pruned - KEEP_MS).toISOString(), MAX_KEPT);
  }

  wake();
  return {
    wake,
    stop() {
      stopped = true;
      clearTimeout(timer);
      clearImmediate(soon);
    },
  };
}
