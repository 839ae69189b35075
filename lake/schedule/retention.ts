import { LakeError } from '../errors.ts';
import type { Clock } from './clock.ts';
import type { Audit } from '../auth/audit.ts';
import type { RetentionRule } from '../config/settings.ts';
import type { Erasure } from '../erasure/erasure.ts';
import type { Dataset } from '../dataset.ts';
import type { StoredDocument } from '../store/types.ts';

interface RetentionOptions {
  readonly dataset: Pick<Dataset, 'name' | 'reader'>;
  readonly rules: readonly RetentionRule[];
  readonly erasure: Pick<Erasure, 'erase' | 'resume'>;
  readonly audit: Audit;
  readonly clock: Clock;
  readonly report: (message: string, error: unknown) => void;
  readonly now?: () => number;
}

export interface Retention {
  /** Erases what is over now; resolves when that is done. */
  readonly run: () => Promise<void>;
  readonly stop: () => void;
}

const SYSTEM = { id: 'system', address: '' };
const HOUR_MS = 60 * 60 * 1000;
/** A year is long enough to look into an incident; addresses of people are not kept for longer than they are needed. */
const AUDIT_DAYS = 365;
/** A day is over everywhere when it is over in the westernmost time zone. */
const WESTERNMOST_MS = 12 * HOUR_MS;

/**
 * Erases documents whose time is over, with everything the lake knows of them; the audit log keeps that it was done, not
 * what they said (LGPD, art. 15 and 16). Entries of that log go too, when they are old. At the start, then every hour, unless the clock is doubted. Without rules no document is ever erased.
 */
export function startRetention(options: RetentionOptions): Retention {
  const { dataset, rules, erasure, audit, clock, report, now = Date.now } = options;
  let running: Promise<void> | undefined;

  async function eraseExpired(): Promise<void> {
    for (const { id, dataset: name } of await erasure.resume()) {
      audit.write('document.erased', SYSTEM, id, { dataset: name });
    }
    if (!clock.isPlausible(now())) return;
    audit.prune(AUDIT_DAYS);
    for (const id of rules.flatMap((rule) => expired(dataset, rule, now()))) {
      try {
        await erasure.erase(dataset.name, id);
        audit.write('document.expired', SYSTEM, id);
      } catch (error) {
        // Its draft came first in the list, and took it along.
        if (error instanceof LakeError && error.status === 404) continue;
        report(`The document "${id}" could not be erased; it is tried again within the hour.`, error);
      }
    }
  }

  const run = () =>
    (running ??= eraseExpired()
      .catch((error: unknown) => report('What is over could not be erased; it is tried again within the hour.', error))
      .finally(() => (running = undefined)));
  void run();
  const timer = setInterval(() => void run(), HOUR_MS);
  timer.unref();
  return { run, stop: () => clearInterval(timer) };
}

function expired({ reader }: RetentionOptions['dataset'], rule: RetentionRule, now: number): readonly string[] {
  return reader
    .ofType(rule.type)
    .filter((document) => isOver(document[rule.attribute], now))
    .map(({ _id }) => _id);
}

/** A day (`2026-03-09`) with its last hour, anything else with its moment. What is no date is never over. */
function isOver(value: StoredDocument[string], now: number): boolean {
  if (typeof value !== 'string') return false;
  if (/^\d{4}-\d\d-\d\d$/.test(value)) return value < new Date(now - WESTERNMOST_MS).toISOString().slice(0, 10);
  return Date.parse(value) < now;
}
