import { setTimeout as pause } from 'node:timers/promises';
import { createBystander } from './bystander.ts';
import { library } from './doors-writing.ts';
import { createFuzzedLake } from './fuzzed-lake.ts';
import { reasonIn } from './log-line.ts';
import { seededRandom } from './random.ts';
import { visitOf } from './random-visit.ts';
import { nameOf, requestInWords, visitInWords } from './report.ts';
import { createSender } from './send.ts';
import { component, DATA } from './visit.ts';
import { timeAnswers, watchHealth } from './watch.ts';
import type { Finding, FuzzReport, SlowQuery, Suspects } from './report.ts';
import type { Answer } from './send.ts';
import type { Call } from './visit.ts';

export interface FuzzOptions {
  readonly seed: number;
  /** The number of the visit that comes next; undefined when it is enough. */
  readonly next: () => number | undefined;
  /** Visits at the same time. */
  readonly lanes: number;
  /** Visits between two writes of the bystander. */
  readonly visitsPerWrite: number;
  /** Milliseconds without an answer to the question for health after which the lake counts as hung. */
  readonly hungAfterMs: number;
  /** Milliseconds between two plain queries that are timed; none are when it is left out. */
  readonly queryEveryMs?: number;
  /** Part of the name of the doors that are used; all when left out. */
  readonly only?: string;
  /** For the lake's environment. */
  readonly env?: Readonly<Record<string, string>>;
  readonly onFinding?: (finding: Finding) => void;
}

/** What had come shortly before is told, too, when the lake hangs or ends. */
const RECENT_VISITS = 12;
const MAX_FINDINGS = 500;
const MAX_RESTARTS = 300;
const OFTEN = `The lake had to be started anew ${MAX_RESTARTS} times.`;
/** A busy lake says 503 and means it; one that says so to the same write every time does not serve. */
const TRIES = 20;
const RETRY_MS = 50;
/** What hung once may hang again as soon as it is started. */
const START_WITHIN_MS = 60_000;
const SLOW_MS = 300;
const PLAIN_QUERY = `${DATA}/query/production?query=${encodeURIComponent('*[_id == "bystander-0"][0]{_id}')}`;

/**
 * Sends visits to a lake of its own until there are no more, and watches meanwhile whether an editor and a viewer are still
 * served. A lake that hangs or ends is started again, so that there is more than one thing to find.
 * @throws Error when the lake does not come back, or had to be started too often
 */
export async function fuzz(options: FuzzOptions): Promise<FuzzReport> {
  const { seed, next, lanes, visitsPerWrite, hungAfterMs, queryEveryMs, only, env = {}, onFinding } = options;
  const lake = createFuzzedLake(env);
  const sender = createSender(() => lake.port);
  const tokens = { editor: lake.tokenOf('editor') ?? '', viewer: lake.tokenOf('viewer') ?? '' };
  const bystander = createBystander(sender, () => lake.port, tokens);
  const answers = new Map<string, number>();
  const slowest = new Map<string, number>();
  const findings: Finding[] = [];
  const failed: { readonly call: Call; readonly visit: number; readonly requestId: string | undefined }[] = [];
  const underway = new Set<{ readonly visit: number }>();
  const recent: number[] = [];
  const queryMs: number[] = [];
  const slowQueries: SlowQuery[] = [];
  const over = new AbortController();
  let visits = 0;
  let restarts = 0;
  let isStarting = false;
  let ready: Promise<void>;

  function report(finding: Finding): void {
    if (findings.length >= MAX_FINDINGS) return;
    findings.push(finding);
    onFinding?.(finding);
  }
  /** What was under way, and what had come before. */
  function suspects(): Suspects {
    const numbers = [...new Set([...[...underway].map(({ visit }) => visit), ...recent.toReversed()])];
    return { visits: numbers, requests: numbers.flatMap((number) => visitInWords(visitOf(seed, number, only))) };
  }
  async function start(): Promise<void> {
    await lake.start();
    await bystander.listen(START_WITHIN_MS);
    isStarting = false;
  }
  function restart(): Promise<void> {
    if (isStarting) return ready;
    isStarting = true;
    restarts += 1;
    ready = restarts > MAX_RESTARTS ? Promise.reject(new Error(OFTEN)) : lake.kill().then(start);
    // Whoever goes on next hears of it.
    ready.catch(() => undefined);
    return ready;
  }
  lake.onExit = (reason) => {
    report({ what: 'lake ended', why: `${reason}: ${lake.errors.at(-1)?.slice(0, 300) ?? ''}`, ...suspects() });
    void restart();
  };

  async function ask(call: Call, visit: number, door: string): Promise<Answer | undefined> {
    let token: string | undefined;
    try {
      token = lake.tokenOf(call.who);
    } catch {
      // Grants that no token can have.
      return undefined;
    }
    const begun = performance.now();
    const answer = await sender.send(call, token);
    const key = `${door}\t${nameOf(call.who)}`;
    slowest.set(key, Math.max(slowest.get(key) ?? 0, performance.now() - begun));
    answers.set(`${key}\t${answer.status}`, (answers.get(`${key}\t${answer.status}`) ?? 0) + 1);
    if (answer.status === 500) failed.push({ call, visit, requestId: answer.requestId });
    return answer;
  }

  async function pay(number: number): Promise<void> {
    const visit = visitOf(seed, number, only);
    if ('raw' in visit) {
      await sender.sendRaw(visit.raw(tokens.viewer), seededRandom(seed ^ number));
      return;
    }
    let id = 'none';
    for (const call of visit.calls) {
      const answer = await ask({ ...call, path: call.path.replace('{id}', component(id)) }, number, visit.door);
      if (!answer) return;
      id = /"id":"([^"]+)"/.exec(answer.text)?.[1] ?? id;
    }
  }

  async function write(): Promise<void> {
    for (let tries = 1; ; tries += 1) {
      await ready;
      const before = restarts;
      const { status, text } = await bystander.write();
      if (status === 200 || restarts > before) return;
      // Without an answer: a connection that the lake gave up just then, or its end, of which more is heard soon.
      if (tries < TRIES && [0, 429, 503].includes(status)) {
        await pause(RETRY_MS);
        continue;
      }
      report({ what: 'write refused', why: `${status} ${text.slice(0, 300)}`, ...suspects() });
      return restart();
    }
  }

  async function lane(): Promise<void> {
    for (let visit = next(); visit !== undefined; visit = next()) {
      await ready;
      const one = { visit };
      underway.add(one);
      await pay(visit);
      underway.delete(one);
      recent.push(visit);
      if (recent.length > RECENT_VISITS) recent.shift();
      visits += 1;
      if (visits % visitsPerWrite === 0) await write();
    }
  }

  function watching(): readonly Promise<void>[] {
    const watched = {
      get port() {
        return lake.port;
      },
      ready: () => ready,
      restarts: () => restarts,
    };
    const onHung = () => {
      report({ what: 'lake hung', why: '', ...suspects() });
      return restart();
    };
    const query = () => sender.send({ who: 'viewer', method: 'GET', path: PLAIN_QUERY }, tokens.viewer);
    const onAnswer = (ms: number) => {
      queryMs.push(ms);
      if (ms > SLOW_MS) slowQueries.push({ ms, ...suspects() });
    };
    const health = watchHealth(watched, hungAfterMs, onHung, over);
    return queryEveryMs === undefined ? [health] : [health, timeAnswers(watched, queryEveryMs, query, onAnswer, over)];
  }

  /** What it said of itself, when its log is whole. */
  function reportLog(): void {
    const lineOf = (id: string | undefined) => lake.errors.find((line) => id !== undefined && line.includes(id));
    for (const { call, visit, requestId } of failed) {
      const why = reasonIn(lineOf(requestId));
      report({ what: 'answer of 500', why, visits: [visit], requests: [requestInWords(call)] });
    }
    const told = new Set(failed.map(({ requestId }) => lineOf(requestId)));
    for (const line of lake.errors) {
      if (told.has(line)) continue;
      report({ what: 'error', why: reasonIn(line), visits: [], requests: [line.slice(0, 2000)] });
    }
  }

  try {
    ready = start();
    await ready;
    await sender.send(library(), tokens.editor);
    const before = await bystander.countOthers();
    const watchers = Promise.all(watching());
    await Promise.race([Promise.all(Array.from({ length: lanes }, lane)), watchers]);
    await ready;
    const checked = await bystander.check();
    const documents = { before, after: await bystander.countOthers() };
    over.abort();
    await watchers;
    const { acknowledged, found, heard } = checked;
    if (found < acknowledged) report({ what: 'write lost', why: `${acknowledged - found} of them`, ...suspects() });
    if (heard < acknowledged) report({ what: 'write unheard', why: `${acknowledged - heard} of them`, ...suspects() });
    bystander.close();
    sender.close();
    await lake.kill();
    reportLog();
    return { seed, visits, answers, slowest, findings, restarts, ...checked, documents, queryMs, slowQueries };
  } finally {
    over.abort();
    bystander.close();
    sender.close();
    await lake.remove();
  }
}
