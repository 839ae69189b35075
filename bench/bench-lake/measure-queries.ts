import { setTimeout as pause } from 'node:timers/promises';
import { evaluateSync, parse } from 'groq-js';
import { systemCaller } from '#lake/caller.ts';
import { openDataset } from '#lake/dataset.ts';
import { KNOWN_LIMITS } from '#lake/query/run-query.ts';
import { clinicDocuments } from './content.ts';
import { QUESTIONS } from './questions.ts';
import { median } from './table.ts';
import type { Dataset } from '#lake/dataset.ts';
import type { Question } from './questions.ts';

/** What one process measured with one size of dataset; times in milliseconds, memory in megabytes. */
export interface Measurement {
  readonly startMs: number;
  readonly memoryMb: number;
  readonly questions: readonly {
    readonly name: string;
    /** Right after a commit. */
    readonly lakeMs: number;
    /** With no commit since the last question. */
    readonly restMs: number;
    /** Absent where plain groq-js would need too much memory. */
    readonly plainMs: number | undefined;
  }[];
  /** One durable edit. */
  readonly editMs: number;
  /** As many documents in one transaction as one may have. */
  readonly bulkMs: number;
  /** The longest that another request waited meanwhile. */
  readonly waitMs: number;
}

const TIMES = 300;
const PLAIN_TIMES = 7;
const MOST_PLAIN = 100_000;
const WARM = 2000;
const BULK = 10_000;
/** Long enough for the sorts that the warm-up asks for, at the largest size. */
const TIMEOUT_MS = 90_000;
/** A question that takes so long altogether is not asked any more. */
const ENOUGH_MS = 20_000;

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

/** Until the sorts that the question asks for are made, and the code that answers it after a commit is compiled. */
async function warmUp(dataset: Dataset, question: Question, count: number): Promise<void> {
  const end = performance.now() + TIMEOUT_MS;
  for (let quick = 0, time = 0; quick < WARM && performance.now() < end; time += 1) {
    // Without its sort a question may take longer than the lake allows.
    const took = await ask(dataset, question, count, TIMES + time).catch(() => Number.POSITIVE_INFINITY);
    quick = took < 100 ? quick + 1 : 0;
    if (quick % 4 === 1) commit(dataset, time);
    await pause(Math.min(took, 1000));
  }
}

async function lakeMs(dataset: Dataset, question: Question, count: number, before: (time: number) => void) {
  const measured: number[] = [];
  const end = performance.now() + ENOUGH_MS;
  for (let time = 0; time < TIMES && performance.now() < end; time += 1) {
    before(time);
    // Without an answer it took as long as the lake allows.
    measured.push(await ask(dataset, question, count, time).catch(() => KNOWN_LIMITS.milliseconds));
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

/** Edits one after the other, each on disk before the next one begins. */
function editMs(dataset: Dataset): number {
  const measured = Array.from({ length: TIMES }, (_, time) => {
    const patch = { id: `professional-${40 + ((time * 37) % 1000)}`, set: { name: `Nome ${time}` } };
    const started = performance.now();
    dataset.transactor.mutate({ mutations: [{ patch }], caller: systemCaller });
    return performance.now() - started;
  });
  return median(measured);
}

/** As a request does it, whose body has come in. */
async function bulk(dataset: Dataset): Promise<Pick<Measurement, 'bulkMs' | 'waitMs'>> {
  const mutations = [...clinicDocuments(BULK)].map((document) => ({
    create: { ...document, _id: `bulk-${document._id}` },
  }));
  const body = JSON.stringify({ mutations });
  let [waitMs, last] = [0, performance.now()];
  const ticking = setInterval(() => {
    waitMs = Math.max(waitMs, performance.now() - last);
    last = performance.now();
  }, 1);
  await pause(20);
  const started = performance.now();
  const { userId, name, roles, grants } = systemCaller;
  await dataset.writeLarge({ kind: 'mutations', body, caller: { userId, name, roles, grants } });
  const bulkMs = performance.now() - started;
  await pause(20);
  clearInterval(ticking);
  return { bulkMs, waitMs };
}

async function measure(dataDir: string, count: number): Promise<Measurement> {
  const started = performance.now();
  const dataset = openDataset({ dataDir, name: 'production' });
  const startMs = performance.now() - started;
  const lake: { readonly question: Question; readonly lakeMs: number; readonly restMs: number }[] = [];
  for (const question of QUESTIONS) {
    await warmUp(dataset, question, count);
    lake.push({
      question,
      lakeMs: await lakeMs(dataset, question, count, (time) => commit(dataset, time)),
      restMs: await lakeMs(dataset, question, count, () => undefined),
    });
  }
  const memoryMb = process.memoryUsage.rss() / 2 ** 20;
  const written = { editMs: editMs(dataset), ...(await bulk(dataset)) };
  dataset.close();

  const documents = count > MOST_PLAIN ? [] : [...clinicDocuments(count)];
  const byId = new Map(documents.map((document) => [document._id, document]));
  const questions = lake.map(({ question, ...times }) => ({
    name: question.name,
    ...times,
    plainMs: documents.length > 0 ? plainMs(documents, byId, question) : undefined,
  }));
  return { startMs, memoryMb, questions, ...written };
}

const [dataDir = '', count] = process.argv.slice(2);
process.stdout.write(JSON.stringify(await measure(dataDir, Number(count))));
