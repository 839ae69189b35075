/** The package of the lake, alone. Its first two minutes are a journey (e2e/package.test.ts). */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../e2e/free-port.ts';
import { type InstalledPackage, installPackage } from './installed-package.ts';
import { root } from './settings.ts';

let installed: InstalledPackage;
beforeAll(() => {
  installed = installPackage();
});
afterAll(() => installed?.remove());

it('takes roles, rules, people and addresses from a file, as "Hooks" in its README says', async () => {
  const { folder, readme } = installed;
  const [definition = '', rules = ''] = [...readme.matchAll(/```js\n(.*?)```/gs)].map(([, code = '']) => code);
  writeFileSync(join(folder, 'lake.config.mjs'), definition);
  writeFileSync(join(folder, 'validate.mjs'), rules);
  const port = await freePort();
  const lake = installed.start(`npx content-lake --port ${port} --data hooks --config lake.config.mjs`);
  await lake.said('Content Lake: ');
  const ask = async (path: string, body?: unknown) => {
    const headers = { 'x-sso-user': 'ana' };
    const init = body === undefined ? { headers } : { headers, method: 'POST', body: JSON.stringify(body) };
    const reply = await fetch(`http://localhost:${port}/v2025-02-19${path}`, init);
    return [reply.status, await reply.json()] as const;
  };
  const create = (document: object) => ask('/data/mutate/production', { mutations: [{ create: document }] });
  expect(await create({ _type: 'post' })).toMatchObject([403, { error: { items: [{}] } }]);
  expect(await create({ _id: 'a', _type: 'post', title: 'Um' })).toMatchObject([200, {}]);
  expect(await ask('/data/doc/production/a')).toMatchObject([200, { documents: [{ editor: 'ana' }] }]);
  expect(await ask('/count/production')).toEqual([200, { posts: 1 }]);
  expect(await ask('/auth/providers')).toMatchObject([200, { providers: [{ title: 'Museum' }] }]);
  const list = installed.start('npx content-lake webhook list --data hooks --config lake.config.mjs');
  expect(await list.ended()).toBe('\n');
  await lake.stop();
});

it('takes what every command needs from the file .env where it is started, after options and the environment', async () => {
  const folder = join(installed.folder, 'museum');
  mkdirSync(folder);
  const port = await freePort();
  const settings = `LAKE_PORT=${port}\nDATA_DIR=./kept\nSANITY_PROJECT_ID=museum\nSANITY_DATASET=main\nADMIN_EMAIL=ana@example.com\n`;
  writeFileSync(join(folder, '.env'), settings);
  const lake = installed.start('cd museum && npx content-lake --dataset typed', { SANITY_PROJECT_ID: 'set' });
  const greeting = await lake.said('It is not shown again.');
  expect(greeting).toContain(`Content Lake: http://localhost:${port}\nProject: set, dataset: typed\n`);
  expect(await installed.start('cd museum && npx content-lake user list').ended()).toContain('ana@example.com');
  await lake.stop();
  expect(existsSync(join(folder, 'kept/datasets/typed.db'))).toBe(true);
});

it('needs the client of a bucket only where there is one, and says what to install then', async () => {
  const lake = installed.start('npx content-lake --data in-a-bucket', { LAKE_FILES: 's3://files' });
  await expect(lake.ended()).rejects.toThrow('npm install @aws-sdk/client-s3@3 @aws-sdk/lib-storage@3');
});

it('is a library with types: fetch, upgrade and close', async () => {
  const { folder } = installed;
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
  expect(await installed.start('node program.mts').ended()).toBe('200function');
});
