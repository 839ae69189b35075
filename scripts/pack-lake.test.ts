/**
 * The package of the lake, alone: "Two minutes to a Studio of one's own" in lake/README.md. Packages that it names are this
 * checkout's, by links: nothing is asked of a registry, and one that it forgets to name is missing all the same.
 */
import { type ChildProcess, execFile, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { createClient, type SanityClient } from '@sanity/client';
import { exportDataset } from '@sanity/export';
import { freePort } from '../e2e/free-port.ts';
import { root } from './settings.ts';

const folder = mkdtempSync(join(tmpdir(), 'pack-lake-test-'));
const installed = join(folder, 'node_modules/content-lake');
const bin = join(installed, 'bin.js');
const sanity = join(root, 'node_modules/sanity/bin/sanity');
const lakes: ChildProcess[] = [];
// As on a machine that has nothing of this product.
const env = { NODE_ENV: 'production', PATH: process.env.PATH, TMPDIR: join(folder, 'tmp') } as const;

beforeAll(() => {
  const packing = [join(root, 'scripts/pack-lake.ts'), '--to', folder];
  const archive = execFileSync(process.execPath, packing, { encoding: 'utf8' }).trim();
  for (const path of [installed, env.TMPDIR]) mkdirSync(path, { recursive: true });
  execFileSync('tar', ['-xzf', archive, '--strip-components=1', '-C', installed]);
  const { dependencies }: { dependencies: object } = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'));
  for (const name of Object.keys(dependencies)) {
    const link = join(folder, 'node_modules', name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(join(root, 'node_modules', name), link);
  }
});

afterAll(() => {
  for (const lake of lakes) lake.kill('SIGKILL');
  rmSync(folder, { recursive: true });
});

/** A command that ends by itself. */
const run = (...args: string[]) =>
  execFileSync(process.execPath, [bin, ...args], { cwd: folder, env, encoding: 'utf8' });

async function start(...args: string[]) {
  const port = await freePort();
  const lake = spawn(process.execPath, [bin, '--port', String(port), ...args], { cwd: folder, env });
  lakes.push(lake);
  let printed = '';
  for (const stream of [lake.stdout, lake.stderr]) stream.on('data', (text) => (printed += String(text)));
  const url = `http://localhost:${port}`;
  const said = async (text: string) => {
    while (!printed.includes(text)) await Promise.race([once(lake.stdout, 'data'), failure]);
    return printed;
  };
  const failure = once(lake, 'exit').then(() => Promise.reject(new Error(`It stopped: ${printed}`)));
  failure.catch(() => undefined);
  await said(`Content Lake: ${url}`);
  return {
    url,
    said,
    clientWith: (token: string) =>
      createClient({
        apiHost: url,
        useProjectHostname: false,
        projectId: 'local',
        dataset: 'production',
        apiVersion: '2025-02-19',
        useCdn: false,
        token,
      }),
    async stop() {
      const gone = once(lake, 'exit');
      lake.kill('SIGTERM');
      await gone;
    },
  };
}

const titles = (client: SanityClient) => client.fetch<string[]>('*[_type == "note"].title');

it('starts, is written to, exported, imported into a lake that leaves nothing, and restored to a moment', async () => {
  const lake = await start('--data', 'data');
  expect(await lake.said('not shown again')).toMatch(
    /Project: local, dataset: production\nAccounts: \S+\/accounts\nFirst account: admin@example.com\nPassword: \S+\n/,
  );
  const token = run('token', 'create', '--role', 'administrator', '--label', 'me', '--data', 'data').trim();
  const client = lake.clientWith(token);
  await client.assets.upload('file', Buffer.from('text'), { filename: 'a.txt' });
  await client.create({ _id: 'a', _type: 'note', title: 'before' });
  expect(await titles(client)).toEqual(['before']);
  await wait(5);
  const moment = new Date().toISOString();
  await wait(5);
  const archive = join(folder, 'production.tar.gz');
  await exportDataset({ client, dataset: 'production', outputPath: archive });
  await client.patch('a').set({ title: 'after' }).commit();
  const cli = { SANITY_API_HOST: lake.url, SANITY_AUTH_TOKEN: token, HOME: folder, DO_NOT_TRACK: '1' };
  const command = [sanity, 'documents', 'get', 'a', '--dataset', 'production', '--project-id', 'local'];
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'content-lake/sanity-cli', ...command], {
    cwd: folder,
    env: { ...env, ...cli },
  });
  expect(stdout).toContain('after');

  const brief = await start('--memory', '--import', archive);
  const [, briefToken = ''] = /Token: (\S+)/.exec(await brief.said('Imported ')) ?? [];
  expect(await titles(brief.clientWith(briefToken))).toEqual(['before']);
  await brief.stop();
  expect(readdirSync(env.TMPDIR).filter((name) => name.startsWith('content-lake-'))).toEqual([]);

  await lake.stop();
  expect(run('restore', '--at', moment, '--data', 'data')).toContain('Documents changed back: 1.');
  const again = await start('--data', 'data');
  expect(await titles(again.clientWith(token))).toEqual(['before']);
  await again.stop();
});

it('takes roles, rules, people and addresses from a file, as "Hooks" in its README says', async () => {
  const readme = readFileSync(join(installed, 'README.md'), 'utf8');
  const [definition = '', rules = ''] = [...readme.matchAll(/```js\n(.*?)```/gs)].map(([, code = '']) => code);
  writeFileSync(join(folder, 'lake.config.mjs'), definition);
  writeFileSync(join(folder, 'validate.mjs'), rules);
  const lake = await start('--data', 'hooks', '--config', 'lake.config.mjs');
  const ask = async (path: string, body?: unknown) => {
    const headers = { 'x-sso-user': 'ana' };
    const init = body === undefined ? { headers } : { headers, method: 'POST', body: JSON.stringify(body) };
    const reply = await fetch(`${lake.url}/v2025-02-19${path}`, init);
    return [reply.status, await reply.json()] as const;
  };
  const create = (document: object) => ask('/data/mutate/production', { mutations: [{ create: document }] });
  expect(await create({ _type: 'post' })).toMatchObject([403, { error: { items: [{}] } }]);
  expect(await create({ _id: 'a', _type: 'post', title: 'Um' })).toMatchObject([200, {}]);
  expect(await ask('/data/doc/production/a')).toMatchObject([200, { documents: [{ editor: 'ana' }] }]);
  expect(await ask('/count/production')).toEqual([200, { posts: 1 }]);
  expect(await ask('/auth/providers')).toMatchObject([200, { providers: [{ title: 'Museum' }] }]);
  await lake.stop();
});

it('needs the client of a bucket only where there is one, and says what to install then', () => {
  const bucket = { ...env, LAKE_FILES: 's3://files' };
  const { status, stderr } = spawnSync(process.execPath, [bin, '--data', 'in-a-bucket'], { cwd: folder, env: bucket });
  expect([status, String(stderr)]).toEqual([
    1,
    expect.stringContaining('npm install @aws-sdk/client-s3@3 @aws-sdk/lib-storage@3'),
  ]);
});

it('is a library with types: fetch, upgrade and close', () => {
  const program = `
    import { createLake, type ContentLake } from 'content-lake';
    import { createLakeFetch } from 'content-lake/lake-fetch';
    const options = { dir: './mine', projectId: 'mine', datasets: ['main'], url: 'http://localhost:4000' } as const;
    const lake: ContentLake = await createLake(options);
    const response = await lake.fetch(new Request('http://localhost:4000/healthz'));
    process.stdout.write(String(response.status) + typeof createLakeFetch(fetch));
    await lake.close();
  `;
  writeFileSync(join(folder, 'program.mts'), program);
  const types = ['--typeRoots', join(root, 'node_modules/@types'), '--types', 'node'];
  const flags = ['--noEmit', '--strict', '--module', 'nodenext', '--skipLibCheck', ...types];
  execFileSync(join(root, 'node_modules/.bin/tsc'), [...flags, 'program.mts'], { cwd: folder, stdio: 'inherit' });
  const ran = execFileSync(process.execPath, ['program.mts'], { cwd: folder, env, encoding: 'utf8' });
  expect(ran).toBe('200function');
});
