import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../e2e/free-port.ts';
import { hasExited, stop } from '../../scripts/processes.ts';
import { runCommand } from '../../scripts/run-command.ts';
import { SetupError } from '../../scripts/settings.ts';
import type { DebianImage } from './debian-image.ts';

/** A server of one's own: a whole Debian under its systemd, in namespaces. Nothing of it is left when it stops. */
export interface Machine {
  /** Where its ports 80, 443 and 3000 are reached from this machine. */
  readonly ports: { readonly http: number; readonly https: number; readonly site: number };
  /** What a command prints. @throws Error with that, when it does not end with 0 */
  run(command: string): Promise<string>;
  /** How it ends, and what it prints, whatever that is. */
  tryTo(command: string): Promise<{ readonly code: number; readonly output: string }>;
  copy(file: string, to: string): Promise<void>;
  /** Turns it off and on as `reboot` does, and waits for it. */
  reboot(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Starts a copy of the Debian, by systemd-nspawn. It has a network of its own, with a firewall of its own, that reaches the
 * world through slirp4netns: nothing is changed on this machine.
 */
export async function startMachine(image: DebianImage): Promise<Machine> {
  const room = await mkdtemp(join(tmpdir(), 'test-deploy-'));
  const network = basename(room);
  const system = join(room, 'system');
  await runCommand('cp', ['-a', '--reflink=auto', image.system, system], { cwd: room });
  await runCommand('ip', ['netns', 'add', network], { cwd: room });
  const place = `/run/netns/${network}`;
  const socket = join(room, 'slirp');
  const started: ChildProcess[] = [];
  const start = (program: string, ...args: string[]) => {
    const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'], detached: true });
    const screen = createWriteStream(join(room, `${program}.log`));
    child.stdout.pipe(screen);
    child.stderr.pipe(screen);
    started.unshift(child);
    return child;
  };
  start('slirp4netns', '--configure', '--mtu=65520', '--netns-type=path', `--api-socket=${socket}`, place, 'tap0');
  const rights = ['--capability=CAP_NET_ADMIN', '--register=no', '--keep-unit', '--resolv-conf=off', '--timezone=off'];
  const boot = () => start('systemd-nspawn', '-D', system, '--boot', `--network-namespace-path=${place}`, ...rights);
  let debian = boot();

  const ports = { ssh: await freePort(), http: await freePort(), https: await freePort(), site: await freePort() };
  await pause(1_000);
  await forward(socket, ports.ssh, 22);
  await forward(socket, ports.http, 80);
  await forward(socket, ports.https, 443);
  await forward(socket, ports.site, 3000);

  const options = ['-i', image.key, '-o', 'StrictHostKeyChecking=no', '-o', 'UserKnownHostsFile=/dev/null'];
  const quiet = ['-o', 'LogLevel=ERROR', '-o', 'ConnectTimeout=5', '-o', 'ServerAliveInterval=5'];
  const tryTo: Machine['tryTo'] = (command) =>
    ended('ssh', [...options, ...quiet, '-p', String(ports.ssh), 'root@127.0.0.1', command]);
  const run: Machine['run'] = async (command) => {
    const { code, output } = await tryTo(command);
    if (code !== 0) throw new Error(`${command} (exit code ${code}):\n${output}`);
    return output;
  };
  async function isUp(): Promise<void> {
    for (let tries = 0; tries < 60; tries += 1) {
      if (hasExited(debian)) break;
      if ((await tryTo('systemctl is-system-running --wait')).output.match(/running|degraded/)) return;
      await pause(1_000);
    }
    throw new SetupError(`The machine does not start; its screen is in ${room}.`);
  }

  await isUp();
  return {
    ports,
    run,
    tryTo,
    async copy(file, to) {
      const { code, output } = await ended('scp', [
        ...options,
        ...quiet,
        '-P',
        String(ports.ssh),
        file,
        `root@127.0.0.1:${to}`,
      ]);
      if (code !== 0) throw new Error(`${file} could not be copied: ${output}`);
    },
    async reboot() {
      // With --keep-unit it ends with 133, and whoever started it starts it again (systemd-nspawn(1)).
      const off = once(debian, 'exit');
      await tryTo('systemctl reboot');
      await off;
      debian = boot();
      await isUp();
    },
    async stop() {
      for (const child of started) await stop(child, 'SIGTERM', 20_000);
      await runCommand('ip', ['netns', 'del', network], { cwd: '/' });
      await rm(room, { recursive: true, force: true });
    },
  };
}

/** Asks slirp4netns to carry connections to a port of this machine's loopback to one of the other machine. */
async function forward(socket: string, here: number, there: number): Promise<void> {
  const connection = connect(socket);
  const arguments_ = { proto: 'tcp', host_addr: '127.0.0.1', host_port: here, guest_port: there };
  connection.end(JSON.stringify({ execute: 'add_hostfwd', arguments: arguments_ }));
  const [answer] = await once(connection, 'data');
  if (String(answer).includes('error')) throw new SetupError(`slirp4netns: ${String(answer)}`);
}

async function ended(program: string, args: readonly string[]): Promise<{ code: number; output: string }> {
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (output += text));
  const code = await new Promise<number>((done, fail) => {
    child.once('error', fail);
    child.once('close', (status) => done(status ?? 255));
  });
  return { code, output };
}
