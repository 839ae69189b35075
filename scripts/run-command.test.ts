import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { runCommand } from './run-command.ts';
import { root } from './settings.ts';

const node = (code: string) => runCommand(process.execPath, ['-e', code], { cwd: root });

test('gives what was printed, and fails with it', async () => {
  expect(await node('console.log("one")')).toBe('one\n');
  await expect(node('console.log("two"); process.exit(3)')).rejects.toThrow(/^two\n[^]*failed \(exit code 3\)\.$/);
  const missing = runCommand('/nowhere/program', [], { cwd: root });
  await expect(missing).rejects.toThrow('/nowhere/program could not be started: ');
});

test('no program outlives who runs it: a start that is stopped leaves no build behind', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const program = `require('node:net').connect(${port}, '127.0.0.1')`;
  const address = pathToFileURL(join(root, 'scripts', 'run-command.ts')).href;
  const runner = `
    const { runCommand } = await import(${JSON.stringify(address)});
    process.stdin.once('data', () => process.exit(0));
    await runCommand(process.execPath, ['-e', ${JSON.stringify(program)}], { cwd: '.' });`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', runner], { cwd: root });
  const [connection] = (await once(server, 'connection')) as [Socket];
  const closed = once(connection.resume(), 'close');
  child.stdin.end('stop\n');
  expect(await closed).toEqual([false]);
  server.close();
});
