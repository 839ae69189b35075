/** Sanity's own command line, unmodified, against a lake: the commands that `docs/lake-conformance.md` shows. */
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { contentOf, writeDataset } from './dataset-content.ts';
import { type LakeProcess, startLakeProcess } from './lake-process.ts';

const run = promisify(execFile);
const root = resolve(import.meta.dirname, '../..');
const host = join(root, 'lake/cli/sanity-cli-host.ts');
const program = join(root, 'node_modules/.bin/sanity');

let source: LakeProcess;
let target: LakeProcess;
const folder = mkdtempSync(join(tmpdir(), 'lake-cli-'));

beforeAll(async () => {
  [source, target] = await Promise.all([startLakeProcess(), startLakeProcess()]);
  await writeDataset(source.client);
});

afterAll(async () => {
  await Promise.all([source?.stop(), target?.stop()]);
  rmSync(folder, { recursive: true });
});

/** What `sanity …` prints. Its configuration folder is a fresh one: no login of the machine plays a part. */
async function sanity(lake: LakeProcess, ...args: string[]): Promise<string> {
  const env = {
    PATH: process.env.PATH,
    HOME: folder,
    NODE_ENV: 'production' as const,
    DO_NOT_TRACK: '1',
    SANITY_API_HOST: lake.url,
    SANITY_AUTH_TOKEN: lake.token,
  };
  // Migrations ask the folder for their project.
  const project = args[0] === 'migration' ? [] : ['--project-id', 'clinica'];
  const { stdout } = await run(process.execPath, ['--import', host, program, ...args, ...project], {
    cwd: folder,
    env,
  });
  return stdout;
}

describe("Sanity's command line", () => {
  it('queries documents', async () => {
    const query = '*[_type == "person"] | order(name) {name}';
    const printed = await sanity(
      source,
      'documents',
      'query',
      query,
      '--dataset',
      'production',
      '--api-version',
      '2025-02-19',
    );
    expect(JSON.parse(printed)).toEqual([{ name: 'Ana' }, { name: 'Bia' }]);
  });

  it('gets and deletes a document', async () => {
    const fetched = await sanity(source, 'documents', 'get', 'bia', '--dataset', 'production');
    expect(JSON.parse(fetched)).toMatchObject({ _id: 'bia', name: 'Bia' });
    expect(await sanity(source, 'documents', 'delete', 'exame', '--dataset', 'production')).toContain(
      'Deleted 1 document',
    );
    expect(await source.client.getDocument('exame')).toBeUndefined();
  });

  it('K12: runs a content migration, dry and in earnest', async () => {
    mkdirSync(join(folder, 'migrations'), { recursive: true });
    writeFileSync(
      join(folder, 'sanity.cli.ts'),
      "export default { api: { projectId: 'clinica', dataset: 'production' } }",
    );
    const set = "{ path: ['greeting'], op: { type: 'set', value: 'Olá' } }";
    writeFileSync(
      join(folder, 'migrations/greet.mjs'),
      `export default { title: 'Greet', documentTypes: ['person'], migrate: { document: () => [${set}] } };`,
    );
    const greeted = () => source.client.fetch('count(*[_type == "person" && greeting == "Olá"])');
    const migrate = ['migration', 'run', 'greet', '--no-progress', '--no-confirm'];
    expect(await sanity(source, ...migrate)).toContain('greeting');
    expect(await greeted()).toBe(0);
    await sanity(source, ...migrate, '--no-dry-run');
    expect(await greeted()).toBe(await source.client.fetch('count(*[_type == "person"])'));
  });

  it('X11: runs as the documents say, whichever Node the machine has', async () => {
    // Without the project's own, which the tests run under.
    const PATH = (process.env.PATH ?? '').split(delimiter).filter((place) => !place.startsWith(root));
    const env = {
      ...process.env,
      PATH: PATH.join(delimiter),
      SANITY_API_HOST: source.url,
      SANITY_AUTH_TOKEN: source.token,
    };
    const args = ['run', '-s', 'sanity', '--', 'dataset', 'list', '--project-id', 'clinica'];
    expect((await run('npm', args, { cwd: root, env })).stdout).toContain('production');
  });

  it('lists datasets', async () => {
    expect(await sanity(source, 'dataset', 'list')).toContain('production');
  });

  it('lists webhooks and reads their log, in which an address of a private network was refused', async () => {
    const hook = { name: 'Busca', url: 'http://127.0.0.1:9/hook', rule: { on: ['create'], filter: '_type == "told"' } };
    const { id } = await source.client.request<{ id: string }>({
      method: 'POST',
      url: '/hooks/projects/clinica',
      body: hook,
    });
    expect(await sanity(source, 'hooks', 'list')).toContain('Name: Busca');
    await source.client.create({ _id: 'told', _type: 'told', title: 'Contado' });
    const attempts = () => source.client.request<readonly object[]>({ url: `/hooks/projects/clinica/${id}/attempts` });
    while ((await attempts()).length === 0) await new Promise((resolve) => setTimeout(resolve, 20));
    const log = await sanity(source, 'hooks', 'logs', 'Busca', '--detailed');
    expect(log).toContain('Contado');
    expect(log).toMatch(/Failures: \d/);
    await source.client.delete('told');
    await source.client.request({ method: 'DELETE', url: `/hooks/projects/clinica/${id}` });
  });

  it('exports a dataset and imports it into another lake', async () => {
    expect(await sanity(source, 'dataset', 'export', 'production', 'all.tar.gz')).toContain('Export finished');
    const printed = await sanity(target, 'dataset', 'import', 'all.tar.gz', '--dataset', 'production', '--replace');
    expect(printed).toContain('Done! Imported 7 documents to dataset "production"');
    expect(Object.fromEntries(await contentOf(target.client))).toEqual(
      Object.fromEntries(await contentOf(source.client)),
    );
  });
});
