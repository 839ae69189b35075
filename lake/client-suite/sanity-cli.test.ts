/** Sanity's own command line, unmodified, against a lake: the commands that `docs/lake-conformance.md` shows. */
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { promisify, stripVTControlCharacters } from 'node:util';
import { mailServer } from '../accounts/mails/mail-fixture.ts';
import { contentOf, writeDataset } from './dataset-content.ts';
import { type LakeProcess, startLakeProcess } from './lake-process.ts';

const run = promisify(execFile);
const root = resolve(import.meta.dirname, '../..');
const host = join(root, 'lake/cli/sanity-cli-host.ts');
const program = join(root, 'node_modules/.bin/sanity');

let source: LakeProcess;
let target: LakeProcess;
const mail = mailServer();
const folder = mkdtempSync(join(tmpdir(), 'lake-cli-'));

beforeAll(async () => {
  const env = { SMTP_URL: await mail.open() };
  [source, target] = await Promise.all([startLakeProcess(env), startLakeProcess()]);
  await writeDataset(source.client);
});

afterAll(async () => {
  await Promise.all([source?.stop(), target?.stop(), mail.close()]);
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
  // Migrations ask the folder for their project; a token says of itself where it belongs.
  const project = args[0] === 'migration' || args[1] === 'rotate' ? [] : ['--project-id', 'clinica'];
  const { stdout } = await run(process.execPath, ['--import', host, program, ...args, ...project], {
    cwd: folder,
    env,
  });
  return stdout;
}

/** Rows of a table that was printed, with a space between their cells. */
function rowsOf(printed: string): readonly string[] {
  const lines = stripVTControlCharacters(printed).split('\n');
  return lines.map((line) => line.replaceAll('│', '').trim().replace(/ +/g, ' '));
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

  it('K13: makes, lists, renews and deletes tokens of programs', async () => {
    const added = await sanity(source, 'tokens', 'add', 'Site', '--role=viewer', '--expires-at=2999-01-02', '--json');
    const { id, token } = JSON.parse(added) as { id: string; token: string };
    const me = (secret: string) => source.client.withConfig({ token: secret }).users.getById('me');
    expect(await me(token)).toMatchObject({ id, name: 'Site', role: 'viewer' });
    expect(rowsOf(await sanity(source, 'tokens', 'list'))).toContain(`Site ${id} viewer 2999-01-02`);
    const rotated = await sanity(source, 'tokens', 'rotate', '--token', token, '--json');
    const renewed = (JSON.parse(rotated) as { token: string }).token;
    expect(await me(renewed)).toMatchObject({ id });
    await expect(me(token)).rejects.toThrow(/Session not found/);
    await expect(sanity(source, 'tokens', 'add', 'x', '--role=owner')).rejects.toThrow(
      /Available roles: administrator/,
    );
    expect(await sanity(source, 'tokens', 'delete', id, '--yes')).toContain('API token deleted');
    await expect(me(renewed)).rejects.toThrow(/Session not found/);
    await expect(sanity(source, 'tokens', 'delete', id, '--yes')).rejects.toThrow(/not found/);
  });

  it('K13: invites people by mail, and lists them with those who came', async () => {
    const invited = await sanity(source, 'users', 'invite', 'bia@clinica.example', '--role', 'editor');
    expect(invited).toContain('Invitation sent to bia@clinica.example');
    expect(await mail.nextMail()).toContain('/accounts/link?token=');
    const list = rowsOf(await sanity(source, 'users', 'list'));
    expect(list).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^u\w+ Administrador Administrador /),
        expect.stringMatching(/^<pending> bia@clinica\.example Editor /),
      ]),
    );
    expect(list.filter((row) => row.includes('bia'))).toHaveLength(1);
    // Where no mail can be sent nobody is told that one was.
    await expect(sanity(target, 'users', 'invite', 'bia@clinica.example', '--role', 'editor')).rejects.toThrow(
      /Error inviting user/,
    );
    expect(await sanity(target, 'users', 'list')).not.toContain('bia@');
  });

  it('K13: lists origins, adds and deletes them, with effect at once', async () => {
    const origin = 'https://studio.example';
    const asked = async () => {
      const { headers } = await fetch(`${source.url}/v1/ping`, { headers: { origin } });
      return ['origin', 'credentials'].map((what) => headers.get(`access-control-allow-${what}`));
    };
    expect(await asked()).toEqual([null, null]);
    expect(await sanity(source, 'cors', 'add', origin)).toContain('CORS origin added');
    expect(await asked()).toEqual([origin, null]);
    expect(await sanity(source, 'cors', 'delete', origin)).toContain('Origin deleted');
    await sanity(source, 'cors', 'add', origin, '--credentials');
    expect(await asked()).toEqual([origin, 'true']);
    const own = `http://localhost:${new URL(source.url).port}`;
    expect((await sanity(source, 'cors', 'list')).trim().split('\n')).toEqual([own, origin]);
    await sanity(source, 'cors', 'delete', origin);
    expect(await asked()).toEqual([null, null]);
    await expect(sanity(source, 'cors', 'delete', own)).rejects.toThrow(/LAKE_ALLOWED_ORIGINS/);
    await expect(sanity(source, 'cors', 'add', 'https://*.example', '--yes')).rejects.toThrow(/wildcard/);
  });

  it('K15: copies a dataset, gives it an alias and takes that away', async () => {
    const alias = (...args: string[]) => sanity(source, 'dataset', 'alias', ...args);
    expect(await sanity(source, 'dataset', 'copy', 'production', 'copia')).toMatch(/Job j\w+ completed/);
    const jobs = rowsOf(await sanity(source, 'dataset', 'copy', '--list'));
    expect(jobs).toContainEqual(expect.stringMatching(/^j\w+ production copia completed true/));
    expect(await alias('create', 'vivo', 'production')).toContain('created and linked to production');
    expect(await alias('link', 'vivo', 'copia', '--force')).toContain('linked to copia');
    expect((await sanity(source, 'dataset', 'list')).trim().split('\n')).toEqual([
      'production',
      'copia',
      '~vivo -> copia',
    ]);
    expect(await alias('unlink', 'vivo', '--force')).toContain('unlinked from copia');
    expect(await alias('delete', 'vivo', '--force')).toContain('deleted');
    await source.client.datasets.delete('copia');
  });

  it('K15: lists backups, and says what to do where the hosted service is another', async () => {
    expect(await sanity(source, 'backups', 'list', 'production')).toContain('No backups found');
    expect(await sanity(source, 'backups', 'enable', 'production')).toContain('Enabled backups');
    await expect(sanity(source, 'backups', 'disable', 'production')).rejects.toThrow(/BACKUP_DIR=off/);
    await expect(sanity(source, 'backups', 'download', 'production', '--backup-id=x')).rejects.toThrow(
      /command restore/,
    );
    await expect(sanity(source, 'hooks', 'create')).rejects.toThrow(/own command: webhook create/);
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
