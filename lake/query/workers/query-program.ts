import process from 'node:process';
import { Worker } from 'node:worker_threads';
import { createCaller } from '../../caller.ts';
import { LakeError } from '../../errors.ts';
import { createSharedFilters } from '../listen-filter.ts';
import { answerOf, idsIn, runQuery } from '../run-query.ts';
import { overlaid } from '../../store/overlay.ts';
import { openSnapshots } from './snapshot.ts';
import type { Answer, Job, FromProgram, Selection, ToProgram } from './query-process.ts';
import type { Sort } from '../../store/index/sort-keys.ts';
import type { Snapshots } from './snapshot.ts';

const anonymousTests = createSharedFilters();

/** Runs queries that may run away: this process is ended with them, and nothing else is. */

const datasets = new Map<string, Snapshots>();
/** By the job that is being done. */
let asked: Sort[] = [];

function snapshotsOf({ path, dataset }: Job): Snapshots {
  const known = datasets.get(path) ?? openSnapshots(path, dataset, (sort) => asked.push(sort));
  datasets.set(path, known);
  return known;
}

function answer(job: Job): FromProgram {
  const { task, limits } = job;
  if (task.kind === 'test') {
    send({ kind: 'begun' });
    const tests = task.filters.map(({ query, params }) => anonymousTests(query, params, ''));
    return { kind: 'answer', answer: json(tests.map((test) => task.documents.map(test))), asked };
  }
  return snapshotsOf(job).read((documents) => {
    send({ kind: 'begun' });
    const { query } = task;
    const request = { ...query, caller: createCaller(query.caller), limits };
    if (task.kind === 'query') return { kind: 'answer', answer: answerOf(documents, request), asked };
    const ids = idsIn(runQuery(overlaid(documents, task.overlay), request).result);
    return { kind: 'answer', answer: json({ ids, sequence: documents.sequence } satisfies Selection), asked };
  });
}

function json(value: unknown): Answer {
  return { json: JSON.stringify(value), syncTags: [], sourceMapJson: undefined };
}

function send(message: FromProgram): void {
  process.send?.(message);
}

process.on('message', (message: ToProgram) => {
  if (message.kind === 'close dataset') {
    datasets.get(message.path)?.close();
    datasets.delete(message.path);
    return;
  }
  asked = [];
  try {
    send(answer(message.job));
  } catch (error) {
    if (!(error instanceof LakeError)) throw error;
    send({ kind: 'error', error: error.toSent() });
  }
});

process.on('disconnect', () => process.exit());

// A query that never ends keeps this process from hearing that the lake is gone.
const WATCH = `setInterval(() => {
  if (process.ppid !== ${process.ppid}) process.kill(process.pid, 'SIGKILL');
}, 1000)`;
new Worker(WATCH, { eval: true, resourceLimits: { maxOldGenerationSizeMb: 16, stackSizeMb: 1 } }).unref();
