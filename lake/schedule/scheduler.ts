import { createCaller, systemCaller } from '../caller.ts';
import { LakeError } from '../errors.ts';
import type { Dataset } from '../dataset.ts';
import type { Reader } from '../store/types.ts';

export interface Scheduler {
  readonly stop: () => void;
}

interface SchedulerOptions {
  readonly dataset: Pick<Dataset, 'name' | 'reader' | 'transactor' | 'history' | 'commits'>;
  /** Told of a release that could not go out. */
  readonly report: (message: string, error: unknown) => void;
  readonly now?: () => number;
  /** Longest sleep in milliseconds: after a jump of the clock nothing is later than this. */
  readonly longestSleep?: number;
  /** Pause after the first passing failure in milliseconds; doubles up to a minute. */
  readonly retryDelay?: number;
}

const LONGEST_SLEEP_MS = 15_000;
const FIRST_RETRY_MS = 1000;
const LONGEST_RETRY_MS = 60_000;

/**
 * Publishes scheduled releases (a scheduled draft is one with a single document) when their time has come, oldest first.
 * The plan is what the release documents say, so it survives restarts, restored backups and imports; what became due
 * while the lake was down goes out at once. A release that cannot be published returns to `active` with an `error`, which
 * Studio shows; a problem of the store (disk full, file locked) is no fault of the release and is tried again.
 */
export function startScheduler(options: SchedulerOptions): Scheduler {
  const { dataset, report, now = Date.now, longestSleep = LONGEST_SLEEP_MS, retryDelay = FIRST_RETRY_MS } = options;
  let timer: NodeJS.Timeout | undefined;
  let failures = 0;
  let running = false;

  function plan(): void {
    if (running) return;
    clearTimeout(timer);
    const [next] = dueReleases(dataset.reader, Infinity);
    if (!next) return;
    const pause = failures > 0 ? Math.min(retryDelay * 2 ** (failures - 1), LONGEST_RETRY_MS) : next.time - now();
    timer = setTimeout(publishDue, Math.min(Math.max(pause, 0), longestSleep));
    timer.unref();
  }

  function publishDue(): void {
    running = true;
    const failed = dueReleases(dataset.reader, now()).filter((release) => !publish(release));
    failures = failed.length > 0 ? failures + 1 : 0;
    running = false;
    plan();
  }

  /** False when it has to be tried again. */
  function publish(release: DueRelease): boolean {
    const actions = [{ actionType: 'sanity.action.release.publish', releaseId: release.name }];
    try {
      try {
        dataset.transactor.act({ actions, caller: asAuthor(release) });
      } catch (error) {
        if (!(error instanceof LakeError) || error.status >= 500) throw error;
        report(`The scheduled release "${release.name}" could not be published.`, error);
        const patch = {
          id: release.id,
          set: { state: 'active', error: { message: error.message } },
          unset: ['publishAt'],
        };
        dataset.transactor.mutate({ mutations: [{ patch }], caller: systemCaller });
      }
      return true;
    } catch (error) {
      // One line for each outage, not one for each attempt.
      if (failures === 0) report(`The scheduled release "${release.name}" is tried again.`, error);
      return false;
    }
  }

  /** History names whoever scheduled it; the rights are the system's, that person may have left meanwhile. */
  function asAuthor({ id }: DueRelease): typeof systemCaller {
    const past = dataset.history.transactions([id], { newestFirst: true, limit: 20 });
    const scheduled = past.find(({ changes }) =>
      changes.some(
        (change) => change.id === id && change.after?.state === 'scheduled' && change.before?.state !== 'scheduled',
      ),
    );
    const userId = scheduled?.author;
    return userId === undefined ? systemCaller : createCaller({ ...systemCaller, userId });
  }

  const unsubscribe = dataset.commits.subscribe(({ changes }) => {
    if (changes.some(({ id }) => id.startsWith('_.releases.'))) plan();
  });
  plan();
  return {
    stop() {
      unsubscribe();
      clearTimeout(timer);
      running = true;
    },
  };
}

interface DueRelease {
  /** Id of the release's document. */
  readonly id: string;
  readonly name: string;
  /** When it is to be published, in milliseconds since 1970. */
  readonly time: number;
}

/** Releases that wait for a date not later than `until` (milliseconds since 1970), earliest first. */
function dueReleases(reader: Pick<Reader, 'ofType'>, until: number): readonly DueRelease[] {
  const waiting = reader.ofType('system.release').flatMap(({ _id: id, name, state, publishAt }): DueRelease[] => {
    const time = typeof publishAt === 'string' ? Date.parse(publishAt) : Number.NaN;
    return state === 'scheduled' && typeof name === 'string' && time <= until ? [{ id, name, time }] : [];
  });
  return waiting.sort((one, other) => one.time - other.time || (one.id < other.id ? -1 : 1));
}
