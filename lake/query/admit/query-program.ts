import process from 'node:process';
import { Worker } from 'node:worker_threads';
import { createCaller } from '../../caller.ts';
import { LakeError } from '../../errors.ts';
import { prepareQuery } from '../plan/prepare.ts';
import { answerOf } from '../run-query.ts';
import { openSnapshots } from './snapshot.ts';
import type { Job, FromProgram, SentError, ToProgram } from './query-process.ts';
import type { Snapshots } from './snapshot.ts';

/** Runs queries that may run away: this process is ended with them, and nothing else is. */

const datasets = new Map<string, Snapshots>();

function snapshotsOf({ path, dataset }: Job): Snapshots {
  const known = datasets.get(path) ?? openSnapshots(path, dataset);
  datasets.set(path, known);
  return known;
}

function answer(job: Job): FromProgram {
  return snapshotsOf(job).read((documents) => {
    send({ kind: 'begun' });
    const started = performance.now();
    prepareQuery(job.query, job.params);
    const readingMs = performance.now() - started;
    const caller = createCaller(job.caller);
    return { kind: 'answer', answer: answerOf(documents, { ...job, caller }), readingMs };
  });
}

function sentError(error: unknown): SentError {
  if (!(error instanceof LakeError)) throw error;
  return { status: error.status, type: error.type, message: error.message, details: error.options.details };
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
  try {
    send(answer(message.job));
  } catch (error) {
    send({ kind: 'error', error: sentError(error) });
  }
});

process.on('disconnect', () => process.exit());

// A query that never ends keeps this process from hearing that the lake is gone.
const WATCH = `setInterval(() => {
  if (process.ppid !== ${process.ppid}) process.kill(process.pid, 'SIGKILL');
}, 1000)`;
new Worker(WATCH, { eval: true, resourceLimits: { maxOldGenerationSizeMb: 16, stackSizeMb: 1 } }).unref();
