/** Real processes that stop answering, each in its own way. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { jest } from '@jest/globals';
import { watchOver } from './watchdog.ts';

/** Answers until it is told otherwise. What it is told to do is a piece of code. */
const PROGRAM = `
  const server = require('node:http').createServer((request, response) => response.end('ok'));
  const listen = () => server.listen(0, '127.0.0.1', () => process.send(server.address().port));
  process.on('message', (code) => eval(code));
  process.send('here');
`;

const PATIENCE = { every: 100, silence: 20, start: 1_000_000 };

const children: ChildProcess[] = [];
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

async function startChild(): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['-e', PROGRAM], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  children.push(child);
  await once(child, 'message');
  return child;
}

async function listening(child: ChildProcess): Promise<string> {
  child.send('listen()');
  const [port] = await once(child, 'message');
  return `http://127.0.0.1:${port}/healthz`;
}

/** Resolves when the watchdog has had so many answers. */
async function answered(child: ChildProcess, times: number): Promise<void> {
  child.send(`let left = ${times}; server.on('request', () => --left === 0 && process.send('answered'))`);
  await once(child, 'message');
}

it.each([
  ['does not listen any more', (child: ChildProcess) => child.send('server.close(); server.closeAllConnections()')],
  ['takes questions and answers none', (child: ChildProcess) => child.send("server.removeAllListeners('request')")],
  ['is stopped', (child: ChildProcess) => child.kill('SIGSTOP')],
  ['is in an endless loop', (child: ChildProcess) => child.send('for (;;);')],
])('N1: a process that %s is killed, and it is said before', async (_, silence) => {
  const child = await startChild();
  const said = jest.fn((_seconds: number) => child.signalCode);
  watchOver(child, await listening(child), said, PATIENCE);
  await answered(child, 2);
  expect(said).not.toHaveBeenCalled();
  silence(child);
  const [, signal] = await once(child, 'exit');
  expect(signal).toBe('SIGKILL');
  expect(said.mock.calls).toEqual([[2]]);
  expect(said.mock.results).toEqual([{ type: 'return', value: null }]);
});

it('N1: one that has not answered yet is starting, and has more patience', async () => {
  let answers = false;
  const health = createServer((request, response) => {
    if (answers) response.end('ok');
    else request.socket.destroy();
    health.emit('question');
  }).listen(0, '127.0.0.1');
  const asked = async (times: number) => {
    for (let left = times; left > 0; left -= 1) await once(health, 'question');
  };
  await once(health, 'listening');
  const child = await startChild();
  watchOver(child, `http://127.0.0.1:${(health.address() as AddressInfo).port}`, () => {}, PATIENCE);
  await asked(PATIENCE.silence + 5);
  expect(child.signalCode).toBeNull();
  answers = true;
  await asked(1);
  answers = false;
  expect(await once(child, 'exit')).toEqual([null, 'SIGKILL']);
  health.close();
});

it('N1: one that never begins to answer is killed in the end', async () => {
  const child = await startChild();
  watchOver(child, 'http://127.0.0.1:9/', () => {}, { every: 100, silence: 2, start: 4 });
  expect(await once(child, 'exit')).toEqual([null, 'SIGKILL']);
});

it('N1: after a sleep of the whole machine nobody is killed for what was not asked', async () => {
  const child = await startChild();
  watchOver(child, await listening(child), () => {}, PATIENCE);
  await answered(child, 2);
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PATIENCE.every * (PATIENCE.silence + 10));
  await answered(child, 3);
  expect(child.signalCode).toBeNull();
});
