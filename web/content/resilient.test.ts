/** @jest-environment node */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from 'next-sanity';
import { createLastGood } from './last-good.ts';
import { ContentUnavailableError } from './reading.ts';
import type { LakeHealth } from '../cache/lake-health.ts';
import { type Ask, createResilientReader } from './resilient.ts';

type Behaviour = (title: string) => { status: number; body: unknown } | 'silence';

const answering: Behaviour = (title) => ({ status: 200, body: { result: { title }, syncTags: ['s1:page'], ms: 1 } });

let folder: string;
let lake: Server;
let port: number;
let behaviour: Behaviour;
let title: string;
let requests: number;
let messages: string[];

async function startLake(): Promise<void> {
  lake = createServer((request, response) => {
    requests += 1;
    request.resume();
    const answer = behaviour(title);
    if (answer === 'silence') return;
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(JSON.stringify(answer.body));
  });
  await new Promise<void>((resolve) => lake.listen(port, '127.0.0.1', resolve));
  port = (lake.address() as AddressInfo).port;
}

async function stopLake(): Promise<void> {
  lake.closeAllConnections();
  await new Promise((resolve) => lake.close(resolve));
}

/** A reader of a process of its own: nothing but the folder is shared. */
function newReader({ pause = 0, timeout = 60_000 } = {}) {
  const client = createClient({
    projectId: 'clinica',
    dataset: 'production',
    apiVersion: '2025-02-19',
    apiHost: `http://127.0.0.1:${port}`,
    useProjectHostname: false,
    useCdn: false,
    timeout,
    maxRetries: 0,
  });
  const ask: Ask = async (query, params) => {
    const { result, syncTags } = await client.fetch<unknown>(query, { ...params }, { filterResponse: false });
    return { result, syncTags: syncTags ?? [] };
  };
  const health: LakeHealth = { awayUntil: 0, reported: false, copiesGiven: false };
  const log = { warn: (text: string) => messages.push(text), error: (text: string) => messages.push(text) };
  const read = createResilientReader({ ask, lastGood: createLastGood({ folder, warn: log.warn }), health, pause, log });
  return { read, health };
}

beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'last-good-')), 'site');
  behaviour = answering;
  title = 'Início';
  requests = 0;
  messages = [];
  port = 0;
  await startLake();
});

afterEach(async () => {
  if (lake.listening) await stopLake();
  await rm(join(folder, '..'), { recursive: true });
});

it('gives what the lake says, with its tags', async () => {
  const { read } = newReader();
  await expect(read('*', {})).resolves.toMatchObject({ data: { title }, tags: ['s1:page'], fresh: true });
});

it('goes on with the last good content when the lake is gone, and says so once (E6)', async () => {
  const { read } = newReader();
  const good = await read('*', {});
  await stopLake();
  await expect(read('*', {})).resolves.toEqual({ ...good, fresh: false });
  await expect(read('*', {})).resolves.toEqual({ ...good, fresh: false });
  expect(messages).toHaveLength(1);
  expect(messages[0]).toContain('does not answer');
});

it('shows new content as soon as the lake is back, and says so', async () => {
  const { read } = newReader();
  await read('*', {});
  await stopLake();
  await read('*', {});
  title = 'Nova página inicial';
  await startLake();
  await expect(read('*', {})).resolves.toMatchObject({ data: { title }, fresh: true });
  expect(messages[1]).toContain('answers again');
});

it('outlives a restart of the site while the lake is gone', async () => {
  const good = await newReader().read('*', {});
  await stopLake();
  await expect(newReader().read('*', {})).resolves.toEqual({ ...good, fresh: false });
});

it.each([500, 502, 503, 429])('treats status %i as an outage', async (status) => {
  const { read } = newReader();
  await read('*', {});
  behaviour = () => ({ status, body: { error: 'broken' } });
  await expect(read('*', {})).resolves.toMatchObject({ data: { title }, fresh: false });
});

it('does not wait for a lake that hangs (E6)', async () => {
  await newReader().read('*', {});
  const { read } = newReader({ timeout: 100 });
  behaviour = () => 'silence';
  // It never answers: whatever comes, comes because nobody waited.
  await expect(read('*', {})).resolves.toMatchObject({ data: { title }, fresh: false });
});

it('leaves a lake that failed alone for a while, until it is heard from', async () => {
  const { read, health } = newReader({ pause: 60_000 });
  await read('*', {});
  behaviour = () => ({ status: 503, body: {} });
  await read('*', {});
  behaviour = answering;
  title = 'Depois';
  const before = requests;
  await expect(read('*', {})).resolves.toMatchObject({ data: { title: 'Início' }, fresh: false });
  expect(requests).toBe(before);
  health.awayUntil = 0;
  await expect(read('*', {})).resolves.toMatchObject({ data: { title: 'Depois' }, fresh: true });
});

it('does not hide that the lake refuses a question', async () => {
  const { read } = newReader();
  await read('*', {});
  behaviour = () => ({ status: 400, body: { error: { description: 'unable to parse' } } });
  await expect(read('*', {})).rejects.toThrow(/unable to parse/);
});

it('says that there is nothing to show when nothing was kept', async () => {
  await stopLake();
  await expect(newReader().read('*', {})).rejects.toBeInstanceOf(ContentUnavailableError);
});

it('keeps the answers of different parameters apart', async () => {
  const { read } = newReader();
  await read('*', { slug: 'a' });
  title = 'B';
  await read('*', { slug: 'b' });
  await stopLake();
  await expect(read('*', { slug: 'a' })).resolves.toMatchObject({ data: { title: 'Início' } });
  await expect(read('*', { slug: 'b' })).resolves.toMatchObject({ data: { title: 'B' } });
});

it('does not bring back what was withdrawn before the lake went', async () => {
  const { read } = newReader();
  await read('*', {});
  behaviour = () => ({ status: 200, body: { result: null, syncTags: ['s1:page'], ms: 1 } });
  await read('*', {});
  await stopLake();
  await expect(newReader().read('*', {})).resolves.toMatchObject({ data: null, fresh: false });
});

it('keeps nothing of addresses that never existed', async () => {
  behaviour = () => ({ status: 200, body: { result: null, syncTags: ['s1:page'], ms: 1 } });
  await newReader().read('*', { slug: 'invented' });
  await expect(readdir(folder)).rejects.toThrow('ENOENT');
});

it('leaves whole files only', async () => {
  const { read } = newReader();
  await Promise.all(['a', 'b', 'c'].map((slug) => read('*', { slug })));
  const files = await readdir(folder);
  expect(files).toHaveLength(3);
  expect(files.every((name) => name.endsWith('.json'))).toBe(true);
});

it('goes on from memory when the folder cannot be written', async () => {
  // A file where the folder should be.
  await writeFile(folder, '');
  const { read } = newReader();
  const good = await read('*', {});
  await stopLake();
  await expect(read('*', {})).resolves.toEqual({ ...good, fresh: false });
  expect(messages[0]).toContain('will not outlive a restart');
});
