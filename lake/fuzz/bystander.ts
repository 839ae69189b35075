import { get } from 'node:http';
import { DATA } from './visit.ts';
import type { IncomingMessage } from 'node:http';
import type { Answer, Sender } from './send.ts';

/** Documents stay small, and few. */
const WRITES_PER_DOCUMENT = 200;
const TYPE = 'bystander';
const MAX_SILENCE_MS = 20_000;

export interface Bystander {
  /** Follows what it writes, from the greeting on; again after a restart of the lake. @throws Error when nobody greets it */
  listen(withinMs: number): Promise<void>;
  /** Notes one more number in the dataset. */
  write(): Promise<Answer>;
  /** How many writes were acknowledged, and how many of these are there and were heard of. */
  check(): Promise<{ readonly acknowledged: number; readonly found: number; readonly heard: number }>;
  /** How many documents an editor sees that are not its own. */
  countOthers(): Promise<number>;
  close(): void;
}

/** Somebody who does honest work meanwhile: an editor who writes, and a viewer who listens. */
export function createBystander(
  sender: Sender,
  port: () => number,
  tokens: Record<'editor' | 'viewer', string>,
): Bystander {
  const acknowledged = new Map<string, number>();
  const heard = new Set<string>();
  /** What was acknowledged before the listener came back after a restart: it may have missed the end of that. */
  let excused = 0;
  let written = 0;
  let stream: IncomingMessage | undefined;

  async function resultOf(query: string): Promise<unknown> {
    const path = `${DATA}/query/production?perspective=raw&query=${encodeURIComponent(query)}`;
    const { status, text } = await sender.send({ who: 'editor', method: 'GET', path }, tokens.editor);
    if (status === 200) return (JSON.parse(text) as { result: unknown }).result;
    throw new Error(`The lake answered ${status} to a plain query: ${text.slice(0, 500)}`);
  }

  return {
    listen(withinMs) {
      stream?.destroy();
      excused = acknowledged.size;
      const path = `${DATA}/listen/production?query=${encodeURIComponent(`*[_type == "${TYPE}"]`)}`;
      const headers = { authorization: `Bearer ${tokens.viewer}` };
      return new Promise((resolve, reject) => {
        const asked = get({ host: '127.0.0.1', port: port(), path, headers, agent: false }, (answer) => {
          stream = answer;
          let rest = '';
          answer.setEncoding('utf8').on('data', (text: string) => {
            const events = (rest + text).split('\n\n');
            rest = events.pop() ?? '';
            for (const event of events) {
              if (event.includes('event: welcome')) resolve();
              const [, id] = /"transactionId":"([^"]+)"/.exec(event) ?? [];
              if (id !== undefined) heard.add(id);
            }
          });
          answer.on('error', () => undefined);
        });
        asked.on('error', reject);
        setTimeout(() => reject(new Error('The lake does not greet a listener.')), withinMs).unref();
      });
    },
    async write() {
      const n = (written += 1);
      const id = `${TYPE}-${Math.floor(n / WRITES_PER_DOCUMENT)}`;
      const transactionId = `${TYPE}-write-${n}`;
      const mutations = [
        {
          createIfNotExists: {
            _id: id,
            _type: TYPE,
            title: 'Quem só trabalha',
            n: [],
          },
        },
        { patch: { id, insert: { after: 'n[-1]', items: [n] } } },
      ];
      const body = JSON.stringify({ transactionId, mutations });
      const call = {
        who: 'editor',
        method: 'POST',
        path: `${DATA}/mutate/production`,
        body,
      } as const;
      const answer = await sender.send(call, tokens.editor);
      if (answer.status === 200) acknowledged.set(transactionId, n);
      return answer;
    },
    async check() {
      const stored = new Set((await resultOf(`*[_type == "${TYPE}"].n[]`)) as readonly unknown[]);
      const found = [...acknowledged.values()].filter((n) => stored.has(n)).length;
      const wanted = [...acknowledged.keys()].slice(excused);
      const begun = Date.now();
      const count = () => wanted.filter((id) => heard.has(id)).length;
      while (count() < wanted.length && Date.now() - begun < MAX_SILENCE_MS) {
        await new Promise((done) => setTimeout(done, 20));
      }
      return { acknowledged: acknowledged.size, found, heard: count() + excused };
    },
    countOthers: async () => Number(await resultOf(`count(*[_type != "${TYPE}"])`)),
    close: () => stream?.destroy(),
  };
}
