import type { EventEmitter } from 'node:events';

/** Checks that are not the supervisor's alone to tell: backups have rows of their own, and who reads this has the lake. */
const KNOWN_BETTER = new Set(['backup', 'lake']);

interface HeardTroubles {
  /** What is wrong now. */
  readonly present: () => readonly string[];
  stop(): void;
}

/**
 * Listens to the program that started this one, which looks after the machine.
 * @param supervisor says `{ type: 'health', checks: { disk: { ok: false, message } } }` again and again
 */
export function hearTroubles(supervisor: Pick<EventEmitter, 'on' | 'off'>): HeardTroubles {
  let troubles: readonly string[] = [];
  const hear = (message: unknown) => {
    if (isHealth(message)) troubles = troublesIn(message.checks);
  };
  supervisor.on('message', hear);
  return { present: () => troubles, stop: () => void supervisor.off('message', hear) };
}

type Checks = Readonly<Record<string, { readonly ok: boolean; readonly message?: string }>>;

function isHealth(message: unknown): message is { readonly checks: Checks } {
  return typeof message === 'object' && message !== null && 'type' in message && message.type === 'health';
}

function troublesIn(checks: Checks): readonly string[] {
  return Object.entries(checks).flatMap(([name, { ok, message }]) =>
    ok || message === undefined || KNOWN_BETTER.has(name) ? [] : [message],
  );
}
