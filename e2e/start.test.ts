/** `npm start` as a person types it: what it prints, what it does not do the second time, and how it ends (L1). */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { eventually } from './eventually.ts';
import { freePort } from './free-port.ts';

const root = resolve(import.meta.dirname, '..');
const folder = mkdtempSync(join(tmpdir(), 'clinic-start-'));

interface Run {
  readonly child: ChildProcess;
  output(): string;
  /** Resolves when the text was printed. */
  printed(text: string): Promise<void>;
  ended: Promise<number | null>;
}

function npmStart(env: Record<string, string>): Run {
  const { ADMIN_PASSWORD: _password, ...clean } = process.env;
  const child = spawn('npm', ['start'], { cwd: root, detached: true, env: { ...clean, DATA_DIR: folder, ...env } });
  let output = '';
  const ended = once(child, 'close').then(([code]) => (typeof code === 'number' ? code : null));
  const waiting = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (text: Buffer) => {
      output += text.toString();
      for (const look of waiting) look();
    });
  }
  return {
    child,
    ended,
    output: () => output,
    printed: async (text) => {
      const seen = new Promise<void>((done) => {
        const look = () => output.includes(text) && done();
        waiting.add(look);
        look();
      });
      const died = ended.then(() => {
        throw new Error(`npm start ended early:\n${output}`);
      });
      await Promise.race([seen, died]);
    },
  };
}

/** Ctrl-C: the terminal sends SIGINT to the whole process group. */
function pressCtrlC(run: Run): void {
  if (run.child.pid) process.kill(-run.child.pid, 'SIGINT');
}

/** Ends all that a run has started, as a machine does that loses its power. */
function pullThePlug(run: Run): void {
  if (run.child.pid) process.kill(-run.child.pid, 'SIGKILL');
}

/** Addresses on which a port is open, in hexadecimal as Linux has them (proc(5)). */
function listeningOn(port: number): string[] {
  const LISTEN = '0A';
  const rows = ['tcp', 'tcp6'].flatMap((name) => readFileSync(`/proc/net/${name}`, 'utf8').split('\n').slice(1));
  return rows.flatMap((row) => {
    const [, local = '', , state] = row.trim().split(/\s+/);
    const [address = '', hex = ''] = local.split(':');
    return state === LISTEN && Number.parseInt(hex, 16) === port ? [address] : [];
  });
}

/** Files that the site's process has in its memory (proc(5)). */
function mappedBySite(): string {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && existsSync(`/proc/${name}/maps`));
  const site = pids.find(
    (pid) =>
      readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('web/server.ts') &&
      readFileSync(`/proc/${pid}/environ`, 'utf8').includes(`DATA_DIR=${folder}`),
  );
  return readFileSync(`/proc/${site}/maps`, 'utf8');
}

let ports: { PORT: string; LAKE_PORT: string };
beforeAll(async () => {
  ports = { PORT: String(await freePort()), LAKE_PORT: String(await freePort()) };
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('F6: tells the password of the first account before that is made: a first start may be cut off at any moment', async () => {
  const elsewhere = join(folder, 'cut-off');
  const run = npmStart({ ...ports, DATA_DIR: elsewhere });
  await eventually(async () => existsSync(join(elsewhere, 'accounts.db')), true);
  pullThePlug(run);
  await run.ended;
  expect(run.output()).not.toMatch(/^\s+at /m);
  expect(run.output()).toMatch(/E-mail\s+admin@clinica\.local".*\n.*Password\s+[\w-]{12,}/);
});

it('O7: refuses an empty data folder beside its backups, before it writes anything or tells a password', async () => {
  const [lost, backups] = [join(folder, 'lost'), join(folder, 'kept')];
  mkdirSync(backups, { recursive: true });
  writeFileSync(join(backups, '2026-01-01T00-00-00Z.tar.gz'), '');
  const run = npmStart({ ...ports, DATA_DIR: lost, BACKUP_DIR: backups });
  await run.ended;
  expect(run.output()).toContain('there are backups of it');
  expect(run.output()).not.toContain('First administrator');
  expect(existsSync(join(lost, 'secrets.json'))).toBe(false);
});

it('starts, prints addresses and a generated password, serves site and Studio, and stops on Ctrl-C (L1)', async () => {
  const run = npmStart(ports);
  await run.printed('Ctrl-C stops everything.');
  expect(run.output()).toContain(`http://localhost:${ports.PORT}/studio`);
  const password = /Password\s+([\w-]+)/.exec(run.output())?.[1] ?? '';
  expect(password.length).toBeGreaterThanOrEqual(12);
  const home = await fetch(`http://localhost:${ports.PORT}/`);
  expect(home.status).toBe(200);
  expect(await home.text()).toContain('Clínica Exemplo Norte');
  // The build may have been made for another address; nothing of it may show.
  const robots = await (await fetch(`http://localhost:${ports.PORT}/robots.txt`)).text();
  expect(robots).toContain(`http://localhost:${ports.PORT}/sitemap.xml`);
  // O3: a password that is sent to this machine without encryption must come from it.
  expect([...listeningOn(Number(ports.PORT)), ...listeningOn(Number(ports.LAKE_PORT))]).toEqual([
    '0100007F',
    '0100007F',
  ]);
  const studio = await fetch(`http://localhost:${ports.PORT}/studio`);
  expect(studio.status).toBe(200);
  expect(studio.headers.get('content-type')).toContain('text/html');
  pressCtrlC(run);
  // npm itself ends by the signal; its output closes when everything it started is gone.
  await run.ended;
  expect(run.output()).not.toMatch(/^\s+at /m);
  for (const port of Object.values(ports)) {
    await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow('fetch failed');
  }
});

it('starts again without building anything and keeps the password to itself', async () => {
  const begun = Date.now();
  const run = npmStart(ports);
  await run.printed('Ctrl-C stops everything.');
  console.log(`Second start, ms: ${Date.now() - begun}`);
  expect(run.output()).not.toMatch(/Building|Installing/);
  expect(run.output()).not.toContain('Password');
  // Next's compiler is 100 MB, and a release does not have it.
  expect(mappedBySite()).not.toContain('next-swc');
  // O13: nothing but JSON in the log, besides what npm itself says.
  const lines = run
    .output()
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('>'));
  const fields = lines.map((line) => JSON.parse(line) as { name: string });
  expect([...new Set(fields.map(({ name }) => name))]).toEqual(['start']);
  // The site waits a moment for whoever has a page open, and is told to stop once more meanwhile.
  const visitor = await fetch(`http://localhost:${ports.PORT}/api/live`);
  pressCtrlC(run);
  await expect(visitor.text()).rejects.toThrow('terminated');
  await run.ended;
  expect(run.output()).not.toContain('does not answer');
});

it('says in one line what to do about a busy port', async () => {
  const taken = createServer().listen(Number(ports.PORT));
  await once(taken, 'listening');
  const run = npmStart(ports);
  expect(await run.ended).toBe(1);
  taken.close();
  expect(run.output()).toMatch(new RegExp(`^{.*"msg":"Port ${ports.PORT} is in use.*PORT=\\d+"}$`, 'm'));
  expect(run.output()).not.toMatch(/^\s+at /m);
});
