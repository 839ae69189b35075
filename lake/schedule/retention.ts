import { systemCaller } from '../auth/grants.ts';
import type { Audit } from '../auth/audit.ts';
import type { Dataset } from '../lake.ts';

interface RetentionOptions {
  readonly dataset: Pick<Dataset, 'reader' | 'transactor' | 'forget'>;
  readonly audit: Audit;
  readonly report: (message: string, error: unknown) => void;
  readonly now?: () => number;
}

/** The one type of document the lake knows by name: what visitors wrote, with the day until which it may be kept. */
const TYPE = 'message';

const HOUR = 60 * 60 * 1000;

/** Ids of messages whose last day is over everywhere in Brazil, whose westernmost time zone is five hours behind. */
function expired({ reader }: RetentionOptions['dataset'], now: number): readonly string[] {
  const today = new Date(now - 5 * HOUR).toISOString().slice(0, 10);
  return reader
    .ofType(TYPE)
    .filter(({ retentionUntil }) => typeof retentionUntil === 'string' && retentionUntil < today)
    .map(({ _id }) => _id);
}

/**
 * Deletes messages whose time is over, with everything the history knows of them; the audit log keeps that it was done, not
 * what they said (LGPD, art. 15 and 16). At the start, then every hour.
 */
export function startRetention(options: RetentionOptions): { readonly stop: () => void } {
  const { dataset, audit, report, now = Date.now } = options;

  function erase(id: string): void {
    try {
      dataset.transactor.mutate({ mutations: [{ delete: { id } }], caller: systemCaller });
      dataset.forget([id]);
      audit.write('message.expired', { id: 'system', address: '' }, id);
    } catch (error) {
      report(`The message "${id}" could not be erased; it is tried again within the hour.`, error);
    }
  }

  const eraseExpired = () => {
    for (const id of expired(dataset, now())) erase(id);
  };
  eraseExpired();
  const timer = setInterval(eraseExpired, HOUR);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}
