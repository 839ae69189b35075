import { parentPort } from 'node:worker_threads';
import { createCaller } from '../../auth/grants.ts';
import { LakeError } from '../../errors.ts';
import { prepareQuery } from '../prepare.ts';
import { answerOf } from './answer.ts';
import { openSnapshots } from './snapshot.ts';
import type { Errand, FromWorker, Refusal, ToWorker } from './messages.ts';
import type { Snapshots } from './snapshot.ts';

/** The thread for queries that may run away: it is ended with them, and nothing else is. */

const datasets = new Map<string, Snapshots>();

function snapshotsOf({ path, dataset }: Errand): Snapshots {
  const known = datasets.get(path) ?? openSnapshots(path, dataset);
  datasets.set(path, known);
  return known;
}

function answer(errand: Errand): FromWorker {
  return snapshotsOf(errand).read((documents) => {
    send({ kind: 'begun' });
    const started = performance.now();
    prepareQuery(errand.query, errand.params);
    const readingMs = performance.now() - started;
    const caller = createCaller(errand.caller);
    return { kind: 'answer', answer: answerOf(documents, { ...errand, caller }), readingMs };
  });
}

function refusalOf(error: unknown): Refusal {
  if (!(error instanceof LakeError)) throw error;
  return { status: error.status, type: error.type, message: error.message, details: error.options.details };
}

function send(message: FromWorker): void {
  parentPort?.postMessage(message, []);
}

parentPort?.on('message', (message: ToWorker) => {
  if (message.kind === 'forget') {
    datasets.get(message.path)?.close();
    datasets.delete(message.path);
    return;
  }
  try {
    send(answer(message.errand));
  } catch (error) {
    send({ kind: 'refusal', refusal: refusalOf(error) });
  }
});
