import { Agent, request } from 'node:http';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLakeChild } from '../test-crash/lake-child.ts';
import { median } from './table.ts';
import type { LakeChild } from '../test-crash/lake-child.ts';
import type { Table } from './table.ts';

const LISTENERS = 1000;
const COMMITS = 12;
const PORT = 4137;
const LIMIT_MS = 250;
/** A document pane of Studio listens to a query like the second, a list to one like the third. */
const QUERIES = ['*', '*[_id in ["page-a", "drafts.page-a"]]', '*[_type == "page"]'];

type Heard = (transactionId: string) => void;

/**
 * A thousand event streams over as many connections to a lake in a process of its own; then commits, one by one. The time
 * is that of the last listener to have the event, counted from before the write was sent.
 */
export async function run(): Promise<Table> {
  const folder = mkdtempSync(join(tmpdir(), 'lake-bench-'));
  const lake = createLakeChild(folder, PORT);
  const agent = new Agent({ maxSockets: Infinity });
  try {
    await lake.start();
    await write(lake, 'first', { createOrReplace: { _id: 'page-a', _type: 'page', title: 'Início' } });
    let heard: Heard = () => undefined;
    await Promise.all(
      Array.from({ length: LISTENERS }, (_, n) =>
        listen(lake, agent, QUERIES[n % QUERIES.length] ?? '*', (id) => heard(id)),
      ),
    );
    const times: number[] = [];
    for (let n = 1; n <= COMMITS; n++) {
      const id = `commit-${n}`;
      const started = performance.now();
      const all = new Promise<void>((resolve) => {
        let waiting = LISTENERS;
        heard = (transactionId) => {
          if (transactionId === id && --waiting === 0) resolve();
        };
      });
      await Promise.all([write(lake, id, { patch: { id: 'page-a', set: { title: `Título ${n}` } } }), all]);
      times.push(performance.now() - started);
    }
    const slowest = Math.max(...times);
    return {
      title: 'Listeners',
      note: `Milliseconds from sending a write until each of ${LISTENERS.toLocaleString('en')} event streams has its event, ${COMMITS} commits. The clients share the machine with the lake.`,
      columns: ['', 'ms', 'limit'],
      rows: [
        ['median', median(times).toFixed(0), String(LIMIT_MS)],
        ['slowest', slowest.toFixed(0), String(LIMIT_MS)],
      ],
      over: slowest > LIMIT_MS ? [`slowest listener: ${slowest.toFixed(0)} ms, limit ${LIMIT_MS}`] : [],
    };
  } finally {
    agent.destroy();
    await lake.kill();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Resolves when the lake has greeted. */
function listen(lake: LakeChild, agent: Agent, query: string, heard: Heard): Promise<void> {
  const search = new URLSearchParams({ query, includeAllVersions: 'true', effectFormat: 'mendoza' });
  const options = { agent, headers: { authorization: `Bearer ${lake.token}` } };
  return new Promise((resolve, reject) => {
    const stream = request(`${lake.url}/data/listen/production?${search}`, options, (response) => {
      if (response.statusCode !== 200) reject(new Error(`The lake answered ${response.statusCode} to a listener.`));
      response.setEncoding('utf8');
      response.on('error', () => undefined);
      let text = '';
      response.on('data', (chunk: string) => {
        const blocks = (text + chunk).split('\n\n');
        text = blocks.pop() ?? '';
        for (const block of blocks) {
          if (block.includes('event: welcome')) resolve();
          const id = /"transactionId":"([^"]+)"/.exec(block)?.[1];
          if (id !== undefined) heard(id);
        }
      });
    });
    stream.on('error', reject);
    stream.end();
  });
}

async function write(lake: LakeChild, transactionId: string, mutation: unknown): Promise<void> {
  const response = await fetch(`${lake.url}/data/mutate/production`, {
    method: 'POST',
    headers: { authorization: `Bearer ${lake.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ transactionId, mutations: [mutation] }),
  });
  if (response.status !== 200) throw new Error(`The lake answered ${response.status}.`);
}
