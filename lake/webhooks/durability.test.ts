import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { systemCaller } from '../caller.ts';
import { readConfig } from '../config/config.ts';
import { openProject } from '../project/open-project.ts';
import { retryAt } from './retry.ts';
import { startReceiver } from './testing.ts';
import type { OpenProject } from '../project/open-project.ts';
import type { Receiver } from './testing.ts';

let folder: string;
let receiver: Receiver;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'lake-hooks-'));
  receiver = await startReceiver();
});
afterEach(async () => {
  rmSync(folder, { recursive: true, force: true });
  await receiver.close();
});

const open = () => openProject(readConfig({ DATA_DIR: folder, LAKE_WEBHOOK_HOSTS: '127.0.0.1' }), () => undefined);

function write(project: OpenProject, ...ids: readonly string[]): void {
  for (const _id of ids) {
    const mutations = [{ createOrReplace: { _id, _type: 'page' } }];
    project.datasets.get('production').transactor.mutate({ mutations, caller: systemCaller });
  }
}

const told = () => receiver.received.map(({ headers }) => headers['sanity-document-id']);

test('what was committed just before a stop is delivered after the next start, once', async () => {
  const first = open();
  first.webhooks.hooks.create({ name: 'x', url: receiver.url });
  write(first, 'a', 'b');
  first.close();
  expect(told()).toEqual([]);

  const second = open();
  await receiver.until(2);
  write(second, 'c');
  await receiver.until(3);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(told()).toEqual(['a', 'b', 'c']);
  second.close();
});

test('a delivery that failed is tried again after a restart, with the same key', async () => {
  receiver.status = 503;
  const first = open();
  first.webhooks.hooks.create({ name: 'x', url: receiver.url });
  write(first, 'a');
  await receiver.until(1);
  await new Promise((resolve) => setTimeout(resolve, 50));
  first.close();

  receiver.status = 200;
  const second = open();
  await receiver.until(2);
  expect(new Set(receiver.received.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
  second.close();
});

test('a webhook hears nothing of the time before it was made', async () => {
  const project = open();
  write(project, 'a');
  await new Promise((resolve) => setTimeout(resolve, 5));
  project.webhooks.hooks.create({ name: 'x', url: receiver.url });
  write(project, 'b');
  await receiver.until(1);
  expect(told()).toEqual(['b']);
  project.close();
});

test('a slow receiver does not hold up another', async () => {
  const silent = await startReceiver();
  silent.status = 0;
  const project = open();
  project.webhooks.hooks.create({ name: 'silent', url: silent.url });
  project.webhooks.hooks.create({ name: 'quick', url: receiver.url });
  write(project, 'a', 'b', 'c');
  await receiver.until(3);
  expect(told()).toEqual(['a', 'b', 'c']);
  project.close();
  await silent.close();
});

test('attempts become rarer, and end after a day; refusals end at once', () => {
  const createdAt = '2026-05-04T12:00:00.000Z';
  const now = Date.parse(createdAt);
  const pause = (failureCount: number, resultCode: number | null, at = now) => {
    const time = retryAt({ createdAt, failureCount }, { failureReason: 'http', resultCode }, at);
    return time === undefined ? undefined : time - at;
  };
  expect([0, 1, 5, 20].map((count) => pause(count, 500))).toEqual([1000, 2000, 32_000, 900_000]);
  expect([null, 408, 425, 429, 503].map((code) => pause(0, code))).toEqual(Array(5).fill(1000));
  expect([301, 400, 401, 404, 410].map((code) => pause(0, code))).toEqual(Array(5).fill(undefined));
  expect(pause(30, 500, now + 24 * 3_600_000)).toBeUndefined();
});
