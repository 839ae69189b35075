import { createServer } from 'node:http';
import { once } from 'node:events';
import { isValidSignature, SIGNATURE_HEADER_NAME } from '@sanity/webhook';
import { tagsOfCommit } from '../query/present/sync-tags.ts';
import { administrator, testDatasets } from '../store/testing.ts';
import type { AddressInfo } from 'node:net';
import type { Server } from 'node:http';
import type { Dataset } from '../dataset.ts';
import type { Commit, Mutation } from '../store/types.ts';

const SECRET = 'segredo';

interface Delivery {
  readonly body: { readonly transactionId: string; readonly tags: string[]; readonly documents: unknown[] };
  readonly text: string;
  readonly signature: string;
}

const datasets = testDatasets();
let receiver: Server;
let deliveries: Delivery[];
let arrived: (() => void)[];
/** What the receiver does with the next requests; a number is a status, a promise is waited for. */
let answers: (number | Promise<void>)[];

beforeEach(async () => {
  [deliveries, arrived, answers] = [[], [], []];
  receiver = createServer((request, response) => {
    void (async () => {
      let text = '';
      for await (const chunk of request) text += String(chunk);
      const answer = answers.shift();
      const signature = String(request.headers[SIGNATURE_HEADER_NAME]);
      deliveries.push({ body: JSON.parse(text) as Delivery['body'], text, signature });
      for (const tell of arrived.splice(0)) tell();
      if (typeof answer === 'object') await answer;
      response.statusCode = typeof answer === 'number' ? answer : 200;
      response.end();
    })();
  }).listen(0, '127.0.0.1');
  await once(receiver, 'listening');
});

afterEach(async () => {
  datasets.cleanUp();
  receiver.closeAllConnections();
  receiver.close();
  await once(receiver, 'close');
});

function open(dataDir = datasets.newFolder(), report: (message: string) => void = () => undefined): Dataset {
  const { port } = receiver.address() as AddressInfo;
  return datasets.open({
    dataDir,
    webhook: { url: `http://127.0.0.1:${port}/`, secret: SECRET },
    report,
  });
}

function mutate(dataset: Dataset, ...mutations: Mutation[]): Commit {
  const { commit } = dataset.transactor.mutate({ mutations, caller: administrator });
  if (!commit) throw new Error('no commit');
  return commit;
}

async function delivered(count: number): Promise<readonly Delivery[]> {
  while (deliveries.length < count) await new Promise<void>((resolve) => arrived.push(resolve));
  return deliveries;
}

const page = (_id: string): Mutation => ({ createOrReplace: { _id, _type: 'page' } });
const live = (dataset: Dataset) =>
  new Promise<readonly string[]>((resolve) => dataset.live.subscribe(({ tags }) => resolve(tags)));

test("a publication is delivered with a signature that Sanity's own check accepts", async () => {
  const dataset = open();
  const commit = mutate(dataset, page('a'), page('drafts.b'));
  const [delivery] = await delivered(1);
  expect(await isValidSignature(delivery?.text ?? '', delivery?.signature ?? '', SECRET)).toBe(true);
  expect(await isValidSignature(delivery?.text ?? '', delivery?.signature ?? '', 'other')).toBe(false);
  expect(delivery?.body).toEqual({
    transactionId: commit.transactionId,
    tags: tagsOfCommit(commit),
    documents: [{ _id: 'a', _type: 'page', operation: 'create' }],
  });
});

test('live readers are told only after the site has answered', async () => {
  const dataset = open();
  let release = (): void => undefined;
  answers.push(new Promise((resolve) => (release = resolve)));
  let told = false;
  const event = live(dataset).then((tags) => {
    told = true;
    return tags;
  });
  const commit = mutate(dataset, page('a'));
  await delivered(1);
  await new Promise((resolve) => setTimeout(resolve, 30));
  expect(told).toBe(false);
  release();
  expect(await event).toEqual(tagsOfCommit(commit));
});

test('more changes than a receiver takes are delivered as one that says no tags: everything may have changed', async () => {
  const dataset = open();
  const commit = mutate(
    dataset,
    ...Array.from({ length: 1100 }, (_, n) => ({ create: { _id: `p${n}`, _type: 'page' } })),
  );
  const [delivery] = await delivered(1);
  expect(delivery?.body).toEqual({ transactionId: commit.transactionId, tags: [], documents: [] });
});

test('changes of drafts are delivered to nobody, and still told to readers of drafts', async () => {
  const dataset = open();
  const event = live(dataset);
  mutate(dataset, page('drafts.a'));
  expect(await event).toEqual(expect.arrayContaining([expect.stringMatching(/^s1:/)]));
  expect(deliveries).toEqual([]);
});

test('what is committed while a delivery is on its way goes together in the next one', async () => {
  const dataset = open();
  let release = (): void => undefined;
  answers.push(new Promise((resolve) => (release = resolve)));
  mutate(dataset, page('a'));
  await delivered(1);
  mutate(dataset, page('b'));
  mutate(dataset, page('c'));
  mutate(dataset, { delete: { id: 'b' } });
  release();
  const [, second] = await delivered(2);
  expect(second?.body.documents).toEqual([
    { _id: 'b', _type: 'page', operation: 'delete' },
    { _id: 'c', _type: 'page', operation: 'create' },
  ]);
});

test('a failed delivery does not hold live readers back and is tried again by itself', async () => {
  const dataset = open();
  answers.push(500);
  const event = live(dataset);
  const commit = mutate(dataset, page('a'));
  expect(await event).toEqual(tagsOfCommit(commit));
  const [first, second] = await delivered(2);
  expect(second?.body).toEqual(first?.body);
});

test('an outage is reported once, and only after the receiver had been there', async () => {
  const reports: string[] = [];
  const dataset = open(undefined, (message) => reports.push(message));
  answers.push(500);
  mutate(dataset, page('a'));
  await delivered(2);
  expect(reports).toEqual([]);
  answers.push(500, 500);
  mutate(dataset, page('b'));
  await delivered(5);
  expect(reports).toHaveLength(1);
});

test('what was not delivered before a restart is delivered after it, and only that', async () => {
  const dataDir = datasets.newFolder();
  const first = open(dataDir);
  const done = live(first);
  mutate(first, page('known'));
  await done;
  answers.push(503);
  const failed = live(first);
  mutate(first, page('missed'));
  await failed;
  first.close();

  deliveries = [];
  open(dataDir);
  const [delivery] = await delivered(1);
  expect(delivery?.body.documents).toEqual([{ _id: 'missed', _type: 'page', operation: 'create' }]);
});

test('a receiver that hangs holds no commit up, and is not asked again meanwhile', async () => {
  const dataset = open();
  answers.push(new Promise(() => undefined));
  mutate(dataset, page('a'));
  await delivered(1);
  for (let number = 0; number < 20; number++) mutate(dataset, page(`b${number}`));
  expect(dataset.reader.get('b19')).toBeDefined();
  expect(deliveries).toHaveLength(1);
});
