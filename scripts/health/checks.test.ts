import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { saveBackupState } from '#lake/backup/backup-state.ts';
import type { Settings } from '../settings.ts';
import { checkAll } from './checks.ts';
import { Restarts } from './restarts.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'clinic-checks-'));
const servers: Server[] = [];
afterAll(() => {
  for (const server of servers) server.close();
  rmSync(dataDir, { recursive: true, force: true });
});

async function answering(body: unknown): Promise<number> {
  const server = createServer((_request, response) => response.end(JSON.stringify(body))).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

async function settingsWith(lake: unknown, change: Partial<Settings> = {}): Promise<Settings> {
  const [port, lakePort] = [await answering({}), await answering(lake)];
  const lakeUrl = `http://127.0.0.1:${lakePort}`;
  return { port, lakePort, lakeUrl, dataDir, adminPassword: undefined, siteUrl: 'http://localhost', ...change };
}

const WELL = { ok: true, checks: { files: { ok: true }, folder: { ok: true }, disk: { ok: true } } };

async function troubles(settings: Settings, restarts = new Restarts()): Promise<Record<string, string | undefined>> {
  const checks = await checkAll(settings, restarts);
  const wrong = Object.entries(checks).filter(([, { ok }]) => !ok);
  return Object.fromEntries(wrong.map(([name, { message }]) => [name, message]));
}

test('O5: nothing is wrong with a product that is well', async () => {
  expect(await troubles(await settingsWith(WELL))).toEqual({});
});

test('O5: what the lake says of itself is told in words', async () => {
  const wrong = { ok: false, message: '…' };
  const checks = { files: wrong, folder: wrong, disk: wrong };
  expect(await troubles(await settingsWith({ ok: false, checks }))).toEqual({
    lake: 'O servidor do conteúdo não consegue ler seus arquivos.',
    folder: 'A pasta de dados sumiu ou foi trocada. Nada mais é gravado.',
    disk: expect.stringMatching(/^O disco do servidor está cheio \(\d+ MB livres\)/),
  });
});

test('a bucket that is away is told in words, too', async () => {
  const checks = { ...WELL.checks, bucket: { ok: false, message: '…' } };
  expect(await troubles(await settingsWith({ ok: false, checks }))).toEqual({
    lake: expect.stringMatching(/fotos e os arquivos não responde/),
  });
});

test('O5: a site and a lake that do not answer', async () => {
  const settings = await settingsWith(WELL, { port: 9, lakeUrl: 'http://127.0.0.1:9' });
  expect(await troubles(settings)).toEqual({
    site: 'O site não responde.',
    lake: expect.stringContaining('ninguém consegue editar'),
  });
});

test('O5: a disk without room', async () => {
  // A real file system with nothing free.
  expect(await troubles(await settingsWith(WELL, { dataDir: '/proc' }))).toEqual({
    disk: 'O disco do servidor está quase cheio: 0 MB livres.',
  });
});

test('O5: a backup that failed', async () => {
  saveBackupState(dataDir, { failure: { at: '2026-03-02T07:00:00.000Z', message: 'Sem espaço.', count: 3 } });
  expect(await troubles(await settingsWith(WELL))).toEqual({
    backup: 'A cópia de segurança falhou. Não há nenhuma boa.',
  });
  process.env.BACKUP_DIR = 'off';
  expect(await troubles(await settingsWith(WELL))).toEqual({});
  delete process.env.BACKUP_DIR;
  saveBackupState(dataDir, {});
});

test('O5: a crash loop', async () => {
  const restarts = new Restarts();
  for (const name of ['lake', 'lake', 'site', 'lake']) restarts.note(name);
  expect(await troubles(await settingsWith(WELL), restarts)).toEqual({
    restarts: 'Em 15 minutos foi preciso iniciar de novo o servidor do conteúdo 3 vezes.',
  });
});

test('a hosted project has no lake, folder and backups of this machine', async () => {
  const elsewhere = { kind: 'hosted', apiHost: 'https://api.sanity.io', projectId: 'x', dataset: 'y' } as const;
  const checks = await checkAll(await settingsWith(undefined, { elsewhere }), new Restarts());
  expect(Object.keys(checks).sort()).toEqual(['certificate', 'disk', 'restarts', 'site']);
});
