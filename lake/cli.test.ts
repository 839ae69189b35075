/** The lake as people start it: a process with a command line. */
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { WebSocket } from 'ws';
import { freePort } from '../e2e/free-port.ts';
import type { ChildProcess } from 'node:child_process';

const main = resolve(import.meta.dirname, '../scripts/lake.ts');
let folder: string;
const children: ChildProcess[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lake-main-'));
});
afterEach(async () => {
  for (const child of children.splice(0)) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    // Until then it may still make files in the folder.
    await gone;
  }
  rmSync(folder, { recursive: true, force: true });
});

function start(args: readonly string[], env: Record<string, string> = {}) {
  const where = args.includes('--data') ? [] : ['--data', folder];
  const child = spawn(process.execPath, [main, ...args, ...where], {
    env: { ...process.env, LAKE_ACL_MODE: 'public', ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  children.push(child);
  let output = '';
  child.stdout?.on('data', (chunk) => (output += String(chunk)));
  child.stderr?.on('data', (chunk) => (output += String(chunk)));
  return {
    child,
    output: () => output,
    ready: async () => {
      const [message] = await once(child, 'message');
      return (message as { port: number }).port;
    },
    exit: async () => {
      const [code] = child.exitCode === null ? await once(child, 'close') : [child.exitCode];
      return { code, output };
    },
  };
}

const run = (...args: string[]) => start(args).exit();

test('serves, tells its port and the first password, and stops with streams open', async () => {
  const lake = start(['--port', '0', '--no-seed']);
  const port = await lake.ready();
  // The two lines come by another way than the message does.
  while (!lake.output().includes('"msg":"lake ready"')) await once(lake.child.stdout ?? lake.child, 'data');
  expect(lake.output()).toMatch(/Password: (\w{4}-){4}\w{4}/);

  const stream = await fetch(`http://127.0.0.1:${port}/v2025-02-19/data/listen/production?query=*`);
  expect(stream.headers.get('content-type')).toContain('text/event-stream');
  const socket = new WebSocket(`ws://127.0.0.1:${port}/v2022-06-30/socket/production`);
  await once(socket, 'open');
  const unknown = new WebSocket(`ws://127.0.0.1:${port}/elsewhere`);
  expect(String((await once(unknown, 'error'))[0])).toContain('404');

  const closed = once(socket, 'close');
  lake.child.kill('SIGTERM');
  // Streams never end by themselves.
  expect((await lake.exit()).code).toBe(0);
  await closed;
  await stream.body?.cancel().catch(() => undefined);
});

test('every command reads the file of settings, which options and the environment go before', async () => {
  const file = join(folder, 'env');
  writeFileSync(file, 'LAKE_PORT=none\nSANITY_DATASET=None\n');
  const env = { ENV_FILE: file, SANITY_DATASET: 'production' };
  const { code, output } = await start(['token', 'list'], env).exit();
  expect([code, output]).toEqual([1, expect.stringContaining('LAKE_PORT')]);
  expect(await start(['token', 'list', '--port', '0'], env).exit()).toMatchObject({
    output: expect.stringContaining('There is no lake in'),
  });
});

test('shows a generated password once only, and a given one never', async () => {
  const given = { ADMIN_EMAIL: 'ti@clinica.example', ADMIN_PASSWORD: 'senha combinada' };
  const first = start(['--port', '0', '--no-seed'], given);
  await first.ready();
  expect(first.output()).not.toMatch(/senha combinada|Password/);
  first.child.kill('SIGINT');
  expect((await first.exit()).code).toBe(0);
  const second = start(['--port', '0', '--no-seed']);
  await second.ready();
  expect(second.output()).not.toContain('Password');
});

test.each<[language: string, env: Record<string, string>]>([
  ['pt-BR', {}],
  ['en', { LAKE_LANGUAGE: 'en' }],
])(
  'the program of a clinic speaks its language unless another is set, and names its own command: %s',
  async (language, env) => {
    const port = await start(['--port', '0', '--no-seed'], env).ready();
    const forgotten = await (await fetch(`http://127.0.0.1:${port}/accounts/reset`)).text();
    expect(forgotten).toContain(`<html lang="${language}">`);
    expect(forgotten).toContain('<code>npm run lake -- user reset --email …</code>');
  },
);

test('a time zone that there is not ends the start, by the name of its variable', async () => {
  const { code, output } = await start(['--port', '0'], { LAKE_TIME_ZONE: 'Mars/Base' }).exit();
  expect([code, output]).toEqual([
    1,
    expect.stringMatching(/^LAKE_TIME_ZONE must be a time zone such as .*"Mars\/Base"/),
  ]);
});

test('fills an empty dataset with the demonstration, once', async () => {
  const count = async (port: number) => {
    const reply = await fetch(`http://127.0.0.1:${port}/v2025-02-19/data/query/production?query=count(*)`);
    expect(await reply.clone().text()).toContain('"result"');
    return ((await reply.json()) as { result: number }).result;
  };
  const first = start(['--port', '0']);
  const seeded = await count(await first.ready());
  expect(seeded).toBeGreaterThan(5);
  first.child.kill('SIGTERM');
  await first.exit();
  expect(await count(await start(['--port', '0']).ready())).toBe(seeded);
});

test('O7: says in its log that the data folder was taken away, and that it is back', async () => {
  const lake = start(['--port', '0', '--no-seed']);
  await lake.ready();
  const said = async (text: string) => {
    while (!lake.output().includes(text)) await once(lake.child.stdout ?? lake.child, 'data');
    return (
      lake
        .output()
        .split('\n')
        .find((line) => line.includes(text)) ?? ''
    );
  };
  renameSync(folder, `${folder}.away`);
  const files = ['accounts.db', 'project.db', 'datasets/production.db', 'datasets/production-comments.db'];
  const line = await said('removed or replaced');
  expect(JSON.parse(line)).toMatchObject({ level: 50, data: folder, files, msg: expect.stringContaining('restore') });
  renameSync(`${folder}.away`, folder);
  expect(await said('there again')).toContain('writes go on');
});

describe('what a person can solve is one line and exit code 1', () => {
  test('a port in use, before anything is created', async () => {
    const lake = start(['--port', '0', '--no-seed']);
    const port = await lake.ready();
    const other = join(folder, 'other');
    const { code, output } = await run('--port', String(port), '--data', other);
    expect(code).toBe(1);
    expect(output).toBe('The port is in use. Stop the other program, or choose another with --port.\n');
    expect(existsSync(other)).toBe(false);
  });

  test('a folder in use', async () => {
    await start(['--port', '0', '--no-seed']).ready();
    const { code, output } = await run('--port', '0');
    expect([code, output]).toEqual([
      1,
      `Another lake is using ${folder}. Stop it, or choose another folder with --data.\n`,
    ]);
  });

  test.each([
    [['--port', 'abc'], /^--port \(LAKE_PORT\) must be a port number .*\n$/],
    [['--project', 'Bad Id'], /^--project \(SANITY_PROJECT_ID\) must be .*\n$/],
    [['--port', '0x10'], /^--port \(LAKE_PORT\) must be a port number .*\n$/],
    [['--port', '0', '--host', '192.0.2.1'], /^This machine has no such address: .*--host\.\n$/],
    [['--port', '0', '--memory', '--data', '.'], /^--memory and --data are two places for the data: choose one\.\n$/],
    [['--port', '0', '--import', '.'], /^\. is no file: --import takes an archive, or its NDJSON\.\n$/],
    [['restore', 'backup.tar.gz'], /^"backup\.tar\.gz" does nothing here\. --help lists the options .*\n$/],
    [['--colour', 'red'], /^Unknown option '--colour'\. --help lists those that there are\.\n$/],
    [['dance'], /^Unknown command "dance"/],
    [['--at', '2026-11-20T14:03:00Z'], /^--at is an option of "restore" and does nothing here\. .*\n$/],
    [['backup', '--role', 'king'], /^--role is an option of "token" and "user" and does nothing here\. /],
  ])('%j', async (args, message) => {
    const { code, output } = await run(...args);
    expect(code).toBe(1);
    expect(output).toMatch(message);
  });

  test.each([
    ['user', 'reset', '--email', 'ana@example.com'],
    ['token', 'create', '--role', 'viewer', '--label', 'site'],
    ['webhook', 'list'],
    ['backup', '--to', 'x.tar.gz'],
    ['sessions', 'list'],
    ['audit', 'list'],
    ['erase', '--document', 'a'],
  ])('O13: %s %s … with a wrong folder, which is not made', async (...args) => {
    const wrong = join(folder, 'typo');
    const { code, output } = await start([...args, '--data', wrong]).exit();
    expect([code, output, existsSync(wrong)]).toEqual([
      1,
      expect.stringMatching(/^There is no lake in \S+typo: .*\n$/),
      false,
    ]);
  });

  test('an option that is empty counts as not given, as a variable does: it does not mean the present folder', async () => {
    const given = join(folder, 'given');
    const { code, output } = await start(['user', 'list', '--data', ''], { DATA_DIR: given }).exit();
    expect([code, output]).toEqual([1, expect.stringContaining(`There is no lake in ${given}: `)]);
  });

  test('a data folder that is a file', async () => {
    const file = join(folder, 'file');
    writeFileSync(file, '');
    const { code, output } = await run('--port', '0', '--data', file);
    expect([code, output.split('\n').length]).toEqual([1, 2]);
  });

  test('a data folder whose files cannot be written', async () => {
    mkdirSync(join(folder, 'lake.lock'));
    expect(await run('--port', '0')).toEqual({
      code: 1,
      output: expect.stringMatching(/^No permission: .* who may write in the --data folder .*\n$/),
    });
  });
});

test('a token made while the lake runs works at once, and not after it is revoked', async () => {
  const port = await start(['--port', '0', '--no-seed']).ready();
  const token = (await run('token', 'create', '--role', 'viewer', '--label', 'site')).output.trim();
  const ask = () => fetch(`http://127.0.0.1:${port}/v1/users/me`, { headers: { authorization: `Bearer ${token}` } });
  const { id, ...robot } = (await (await ask()).json()) as { id: string };
  expect(robot).toMatchObject({ name: 'site', role: 'viewer' });
  expect((await run('token', 'revoke', id)).code).toBe(0);
  expect((await ask()).status).toBe(401);
});

test('K21: alone it gives its own address', async () => {
  const port = await freePort();
  const lake = start(['--port', String(port), '--no-seed']);
  await lake.ready();
  const address = `http://localhost:${port}`;
  expect(await (await fetch(`${address}/v1/auth/providers`)).json()).toMatchObject({
    providers: [{ url: `${address}/v1/auth/login/local` }],
  });
});

test('makes a backup while it serves, and says which version it is', async () => {
  await start(['--port', '0', '--no-seed']).ready();
  const { code, output } = await run('backup');
  const [archive = ''] = output.split('\n');
  expect([code, output, existsSync(archive)]).toEqual([0, expect.stringContaining('read back and verified.'), true]);
  expect(await run('--version')).toEqual({ code: 0, output: expect.stringMatching(/^\d+\.\d+\.\d+\n$/) });
});

test('what cannot be found is named, and the lake is not left behind', async () => {
  const { code, output } = await run('--port', '0', '--no-seed', '--import', join(folder, 'absent.tar.gz'));
  expect([code, output]).toEqual([1, expect.stringContaining(`There is no ${join(folder, 'absent.tar.gz')}.`)]);
});

test('a file that cannot be imported is named', async () => {
  const file = join(folder, 'bad.tar.gz');
  writeFileSync(file, 'no archive');
  const { code, output } = await run('--port', '0', '--no-seed', '--import', file);
  expect([code, output]).toEqual([1, expect.stringContaining(`${file} cannot be imported: `)]);
});

test('a folder that is called .env is none of its settings', async () => {
  mkdirSync(join(folder, '.env'));
  const bin = resolve(import.meta.dirname, 'bin.ts');
  const { stdout } = await promisify(execFile)(process.execPath, [bin, '--version'], { cwd: folder });
  expect(stdout).toMatch(/^\d+\.\d+\.\d+\n$/);
});
