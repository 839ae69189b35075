import { setTimeout as pause } from 'node:timers/promises';
import { evaluateSync, parse } from 'groq-js';
import { systemCaller } from '#lake/caller.ts';
import { openDataset } from '#lake/dataset.ts';
import { clinicDocuments } from './content.ts';
import { QUESTIONS } from './questions.ts';
import { median } from './table.ts';
import type { Dataset } from '#lake/dataset.ts';
import type { Question } from './questions.ts';

/** What one process measured with one size of dataset; times in milliseconds, memory in megabytes. */
export interface Measurement {
  readonly startMs: number;
  readonly memoryMb: number;
  readonly questions: readonly { readonly name: string; readonly lakeMs: number; readonly plainMs: number }[];
}

const TIMES = 300;
const PLAIN_TIMES = 7;
const WARM = 500;
/** Long enough for the indexes that the warm-up asks for, at the largest size on a slow machine. */
const TIMEOUT_MS = 90_000;

/** One changed document, so that nothing measured is an answer kept from before. */
function commit(dataset: Dataset, time: number): void {
  const id = `professional-${40 + (time % 1000)}`;
  dataset.transactor.mutate({ mutations: [{ patch: { id, set: { visits: time } } }], caller: systemCaller });
}

async function ask(dataset: Dataset, { query, params }: Question, count: number, time: number): Promise<number> {
  const asked = params(count, time);
  const started = performance.now();
  await dataset.queries.ask({ query, params: asked, perspective: [], caller: systemCaller });
  return performance.now() - started;
}

/** Until the indexes that the question asks for are made, and the code that answers it is compiled. */
async function warmUp(dataset: Dataset, question: Question, count: number): Promise<void> {
  const end = performance.now() + TIMEOUT_MS;
  for (let quick = 0, time = 0; quick < WARM && performance.now() < end; time += 1) {
    // Without its index a question may take longer than the lake allows.
    const took = await ask(dataset, question, count, TIMES + time).catch(() => Number.POSITIVE_INFINITY);
    quick = took < 100 ? quick + 1 : 0;
    await pause(Math.min(took, 1000));
  }
}

async function lakeMs(dataset: Dataset, question: Question, count: number): Promise<number> {
  await warmUp(dataset, question, count);
  const measured: number[] = [];
  for (let time = 0; time < TIMES; time += 1) {
    commit(dataset, time);
    // A time without an answer counts as the longest.
    measured.push(await ask(dataset, question, count, time).catch(() => Number.POSITIVE_INFINITY));
    await pause(1);
  }
  return median(measured);
}

/** groq-js by itself: parsed documents in an array, references looked up in a map. Text search is rewritten to `match`. */
function plainMs(documents: readonly unknown[], byId: ReadonlyMap<unknown, unknown>, question: Question): number {
  const count = documents.length;
  const measured = Array.from({ length: PLAIN_TIMES }, (_, time) => {
    const query = question.query.replace('[@, _id] match text::query($text)', 'pt::text(bio) match $text');
    const params = question.params(count, time);
    const started = performance.now();
    const value = evaluateSync(parse(query, { params }), {
      dataset: documents,
      dereference: ({ _ref }: { _ref: string }) => byId.get(_ref),
    });
    JSON.stringify(value.data);
    return performance.now() - started;
  });
  return median(measured);
}

async function measure(dataDir: string, count: number): Promise<Measurement> {
  const started = performance.now();
  const dataset = openDataset({ dataDir, name: 'production' });
  const startMs = performance.now() - started;
  const lake: number[] = [];
  for (const question of QUESTIONS) lake.push(await lakeMs(dataset, question, count));
  const memoryMb = process.memoryUsage.rss() / 2 ** 20;
  dataset.close();

  const documents: readonly { readonly _id: string }[] = [...clinicDocuments(count)];
  const byId = new Map(documents.map((document) => [document._id, document]));
  const questions = QUESTIONS.map((question, index) => ({
    name: question.name,
    lakeMs: lake[index] ?? Number.NaN,
    plainMs: plainMs(documents, byId, question),
  }));
  return { startMs, memoryMb, questions };
}

const [dataDir = '', count] = process.argv.slice(2);
process.stdout.write(JSON.stringify(await measure(dataDir, Number(count))));
