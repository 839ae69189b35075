/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { jest } from '@jest/globals';
import { dataDir, folder, lake, mails, mailUrl, message, open, refused, until, waiting } from './outbox.fixture.ts';
import type { Outbox } from './outbox.ts';

let outbox: Outbox | undefined;

it('brings messages to the lake with its own token and leaves nothing behind', async () => {
  outbox = open();
  outbox.keep(message('a'), '');
  await outbox.settled();
  expect(lake.created).toEqual(['a']);
  expect([...lake.tokens]).toEqual(['Bearer robot']);
  expect(waiting()).toBe(0);
});

it('keeps messages on disk while the lake is away, readable for the owner alone, and delivers them in order', async () => {
  lake.status = 503;
  outbox = open();
  for (const name of ['a', 'b', 'c']) outbox.keep(message(name), '');
  expect(waiting()).toBe(3);
  expect(statSync(folder).mode & 0o077).toBe(0);
  for (const file of readdirSync(folder)) expect(statSync(join(folder, file)).mode & 0o077).toBe(0);
  lake.status = 200;
  await until(() => lake.created.length === 3);
  expect(lake.created).toEqual(['a', 'b', 'c']);
  await until(() => waiting() === 0);
});

it('U6: a request that is withdrawn while the lake is away arrives first, then that it was; both survive a restart', async () => {
  lake.status = 503;
  outbox = open();
  outbox.keep(message('a'), '');
  outbox.withdraw('messages.a');
  expect(waiting()).toBe(2);
  outbox.stop();
  await outbox.settled();
  lake.status = 200;
  outbox = open();
  await until(() => waiting() === 0);
  expect(lake.created).toEqual(['a', 'withdrawn messages.a']);
  expect([outbox.isWithdrawn('messages.a'), outbox.isWithdrawn('messages.b')]).toEqual([true, false]);
});

it('U6: what was asked for is told for a month and after a restart, and is gone from the disk when the request is withdrawn', async () => {
  const asked = { about: 'Raio-X', plan: 'Particular', days: ['monday'], turns: [], path: '/exames/raio-x' };
  outbox = open();
  outbox.remember('messages.a', asked);
  outbox.remember('messages.b', { ...asked, about: 'Consulta' });
  outbox.stop();
  await outbox.settled();
  outbox = open();
  expect(outbox.askedBy('messages.a')).toEqual(asked);
  outbox.withdraw('messages.a');
  await outbox.settled();
  expect(outbox.askedBy('messages.a')).toBeUndefined();
  const onDisk = () => readFileSync(join(folder, 'outbox.db'), 'utf8');
  expect(onDisk()).not.toContain('Raio-X');
  expect(onDisk()).toContain('Consulta');
  const now = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 31 * 24 * 60 * 60 * 1000);
  expect(outbox.askedBy('messages.b')).toBeUndefined();
  outbox.remember('messages.c', { ...asked, about: 'Tomografia' });
  expect(onDisk()).not.toContain('Consulta');
  now.mockRestore();
});

it('U6: where the token may not withdraw, messages behind it still arrive', async () => {
  lake.status = 403;
  outbox = open();
  outbox.withdraw('messages.a');
  await until(() => refused() === 1);
  lake.status = 200;
  outbox.keep(message('b'), '');
  await until(() => waiting() === 0);
  expect(lake.created).toEqual(['b']);
});

it('delivers after a restart what the process before could not', async () => {
  lake.status = 401;
  outbox = open();
  outbox.keep(message('a'), '');
  await outbox.settled();
  outbox.stop();
  lake.status = 200;
  outbox = open();
  await outbox.settled();
  expect(lake.created).toEqual(['a']);
});

it('takes a double click for one message', async () => {
  outbox = open();
  outbox.keep(message('a'), '');
  outbox.keep(message('a'), '');
  outbox.keep({ ...message('a'), _id: 'messages.of-a-form-with-script' }, '');
  await outbox.settled();
  expect(lake.created).toEqual(['a']);
});

it('takes the same words for one message also while the first are on their way to the disk', async () => {
  const opened = open();
  outbox = opened;
  for (const name of ['a', 'a', 'b', 'a']) opened.keep(message(name), '');
  await opened.settled();
  expect(lake.created).toEqual(['a', 'b']);
});

it('puts aside what the lake will never take, and goes on with the next', async () => {
  lake.status = 400;
  outbox = open();
  outbox.keep(message('bad'), '');
  await outbox.settled();
  lake.status = 200;
  outbox.keep(message('good'), '');
  await outbox.settled();
  expect(lake.created).toEqual(['good']);
  expect([waiting(), refused()]).toEqual([0, 1]);
});

it('takes over what a version before left in files of its own, and delivers it in its order', async () => {
  mkdirSync(join(folder, 'messages', 'refused'), { recursive: true });
  mkdirSync(join(folder, 'mail'));
  const write = (name: string, content: unknown) => writeFileSync(join(folder, name), JSON.stringify(content));
  write('messages/000001780000001-000000001-7.json', { message: message('b'), notify: '' });
  write('messages/000001780000000-000000009-7.json', { message: message('a'), notify: '' });
  write('messages/refused/000001770000000-000000001-7.json', { message: message('bad'), notify: '' });
  writeFileSync(join(folder, 'messages', '000001780000002-000000002-7.json'), '{"message": {');
  const notice = { to: 'recepcao@clinica.example', id: 'messages.z', subject: 'exames', giveUpAt: Date.now() + 60_000 };
  write('mail/000001780000000-000000001-7.json', notice);
  outbox = open({ SMTP_URL: mailUrl() });
  outbox.keep(message('c'), '');
  await until(() => lake.created.length === 3 && mails.length === 1);
  expect(lake.created).toEqual(['a', 'b', 'c']);
  await until(() => waiting() === 0 && waiting('mail') === 0);
  expect(refused()).toBe(2);
  const left = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.json'));
  expect(left).toEqual([]);
});

it('loses nothing that was kept when the process is killed at once', async () => {
  const kept = JSON.stringify({ message: message('a'), notify: '' });
  const script = `const { openQueues } = await import(${JSON.stringify(join(import.meta.dirname, 'queue.ts'))});
    openQueues(${JSON.stringify(folder)}).queue('messages').add(${kept});
    process.kill(process.pid, 'SIGKILL');`;
  const { signal } = spawnSync(process.execPath, ['--input-type=module', '-e', script]);
  expect(signal).toBe('SIGKILL');
  outbox = open();
  await outbox.settled();
  expect(lake.created).toEqual(['a']);
});

it('keeps nothing of a message on disk once it is delivered', async () => {
  outbox = open();
  outbox.keep(message('a'), '');
  await outbox.settled();
  expect(lake.created).toEqual(['a']);
  for (const file of readdirSync(folder)) expect(readFileSync(join(folder, file), 'latin1')).not.toContain('equipe');
});

it('puts a damaged file aside and takes messages again', async () => {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'outbox.db'), 'no database at all');
  outbox = open();
  outbox.keep(message('a'), '');
  await outbox.settled();
  expect(lake.created).toEqual(['a']);
  expect(readdirSync(folder).filter((name) => name.startsWith('outbox.db.damaged-'))).toHaveLength(1);
});

it('says that a message could not be kept when the disk does not take it', async () => {
  writeFileSync(join(dataDir, 'file'), '');
  const opened = open({ DATA_DIR: join(dataDir, 'file') });
  outbox = opened;
  expect(() => opened.keep(message('a'), '')).toThrow('ENOTDIR');
});

it('O4: takes messages also when its folder was destroyed, and loses none of those that wait', async () => {
  lake.status = 503;
  outbox = open();
  outbox.keep(message('a'), '');
  await outbox.settled();
  rmSync(dataDir, { recursive: true });
  outbox.keep(message('b'), '');
  await outbox.settled();
  expect(waiting('messages')).toBe(2);
  lake.status = 200;
  await until(() => waiting('messages') === 0);
  expect(lake.created).toEqual(['a', 'b']);
});
