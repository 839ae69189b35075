/** Everything that can go wrong with a server, on the real product: `/readyz`, the metrics and a mail say so, and that it is over. */
import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { saveBackupState } from '../lake/backup/backup-state.ts';
import { mountSmallDisk } from '../bench/test-crash/small-disk.ts';
import { root, type Settings } from '../scripts/settings.ts';
import { settingsIn, startSupervised, type Supervised } from './restarts/supervised.ts';
import { eventually } from './eventually.ts';
import { type LetterBox, openLetterBox } from './letter-box.ts';

const ADMINISTRATOR = 'admin@clinica.local';
const folder = mkdtempSync(join(tmpdir(), 'clinic-alarms-'));
const backups = mkdtempSync(join(tmpdir(), 'clinic-alarms-backups-'));
const disk = mountSmallDisk(folder, 800);
let letters: LetterBox;
let settings: Settings;
let product: Supervised;

beforeAll(async () => {
  letters = await openLetterBox();
  settings = await settingsIn(folder);
  const env = { SMTP_URL: letters.smtpUrl, ALARM_AFTER: '0', BACKUP_DIR: backups };
  product = await startSupervised(settings, env);
  await eventually(async () => (await ready()).status, 200);
});

afterAll(async () => {
  await product?.stop();
  await letters?.close();
  disk?.remove();
  for (const path of [folder, backups]) rmSync(path, { recursive: true, force: true });
});

interface Ready {
  readonly status: number;
  readonly checks: Readonly<Record<string, { readonly ok: boolean; readonly message?: string }>>;
}

/** On a connection of its own: one that was kept may lead to a server that has gone since. */
const ask = (url: string, headers: Record<string, string> = {}) =>
  fetch(url, { headers: { connection: 'close', ...headers } });

async function ready(headers: Record<string, string> = {}): Promise<Ready> {
  const answer = await ask(`${settings.siteUrl}/readyz`, headers);
  return { status: answer.status, ...(await answer.json()) };
}

async function measured(check: string): Promise<string | undefined> {
  const text = await (await ask(`${settings.siteUrl}/metrics`)).text();
  return new RegExp(`^clinic_check_ok\\{check="${check}"\\} (\\d)$`, 'm').exec(text)?.[1];
}

/** Mails that begin a paragraph so. */
const told = (paragraph: string) =>
  letters.textsFor(ADMINISTRATOR).filter((text) => text.includes(`\n${paragraph}`)).length;

/** Waits until everything says that something is wrong, or that it is over. @returns how many mails have said so */
async function mailsAbout(check: string, ok: boolean, message: string, times = 1): Promise<number> {
  const isSeen = async () => {
    const { status, checks } = await ready();
    return status === 503 && checks[check]?.message?.includes(message) === true && (await measured(check)) === '0';
  };
  const isOver = async () => (await ready()).checks[check]?.ok === true && (await measured(check)) === '1';
  await eventually(ok ? isOver : isSeen, true);
  await eventually(async () => told(`${ok ? 'Resolvido' : 'Atenção'}: ${message}`) >= times, true);
  return told(`${ok ? 'Resolvido' : 'Atenção'}: ${message}`);
}

const LAKE = 'O servidor do conteúdo não responde.';

test('O5: all is well, and who asks from outside learns no more than that', async () => {
  const names = ['backup', 'certificate', 'content', 'disk', 'folder', 'lake', 'restarts', 'site'];
  const { status, checks } = await ready();
  expect([status, Object.keys(checks).sort()]).toEqual([200, names]);
  expect(await ready({ 'x-forwarded-for': '203.0.113.7' })).toEqual({ status: 200, ok: true });
});

test('O5: the rules for Prometheus ask for what is measured', async () => {
  const rules = readFileSync(join(root, 'deploy/alerts.yml'), 'utf8');
  const asked = [...rules.matchAll(/^ +expr: .*?((?:clinic|site|lake)_\w+)/gm)].map(([, name]) => name);
  const addresses = [settings.siteUrl, settings.lakeUrl].map((url) => `${url}/metrics`);
  const samples = await Promise.all(addresses.map(async (url) => (await ask(url)).text()));
  const measuredNames = new Set(samples.join('\n').match(/^\w+/gm));
  expect(asked).toHaveLength(2);
  expect(asked.filter((name = '') => !measuredNames.has(name))).toEqual([]);
});

test('O5: a backup that is too old', async () => {
  const made = (at: number) => ({ at: new Date(at).toISOString(), file: 'x', bytes: 1, duration: 1, missing: 0 });
  saveBackupState(folder, { success: made(Date.now() - 3 * 24 * 60 * 60 * 1000) });
  expect(await mailsAbout('backup', false, 'A cópia de segurança está atrasada.')).toBe(1);
  saveBackupState(folder, { success: made(Date.now()) });
  expect(await mailsAbout('backup', true, 'A cópia de segurança está atrasada.')).toBe(1);
});

// The check alone is tested everywhere (scripts/health/checks.test.ts).
const whereDisksMayBeMounted = disk ? test : test.skip; // Containers may not, and there is no other disk that can be filled.
whereDisksMayBeMounted('O5: a disk that is nearly full', async () => {
  const filling = join(folder, 'filling');
  writeFileSync(filling, Buffer.alloc(500 * 1024 * 1024));
  await eventually(async () => mailsAbout('disk', false, 'O disco do servidor está quase cheio'), 1);
  rmSync(filling);
  await eventually(async () => mailsAbout('disk', true, 'O disco do servidor está quase cheio'), 1);
});

test('O5: a lake that hangs, until the watchdog has started it again', async () => {
  product.kill('lake', 'SIGSTOP');
  expect(await mailsAbout('lake', false, LAKE)).toBe(1);
  expect(await mailsAbout('lake', true, LAKE)).toBe(1);
});

test('O5: a lake that cannot start, and is tried again and again', async () => {
  const before = letters.textsFor(ADMINISTRATOR).length;
  product.kill('lake');
  const usurper = await take(settings.lakePort);
  await eventually(async () => (await ready()).checks.restarts?.message?.includes('o servidor do conteúdo'), true);
  await eventually(async () => measured('restarts'), '0');
  expect((await ask(settings.siteUrl)).status).toBe(200);
  await eventually(async () => told('Atenção: Em 15 minutos foi preciso iniciar de novo'), 1);
  await new Promise((done) => usurper.close(done));
  await product.answering();
  await eventually(async () => told(`Resolvido: ${LAKE}`), 2);
  expect(letters.textsFor(ADMINISTRATOR).length).toBeLessThanOrEqual(before + 4);
});

test('O6: a start while the lake cannot start shows what the site has, and the lake follows when it can', async () => {
  await product.stop();
  // With its log, which would bring it back.
  const datasets = join(folder, 'datasets');
  renameSync(datasets, `${datasets}.kept`);
  mkdirSync(datasets);
  writeFileSync(join(datasets, 'production.db'), 'not a database');
  product = await startSupervised(settings, { SMTP_URL: letters.smtpUrl, ALARM_AFTER: '0' }, ['site']);
  expect((await ask(settings.siteUrl)).status).toBe(200);
  expect(await mailsAbout('lake', false, LAKE, 3)).toBe(3);
  rmSync(datasets, { recursive: true });
  renameSync(`${datasets}.kept`, datasets);
  expect(await mailsAbout('lake', true, LAKE, 3)).toBe(3);
});

/** Listens there as soon as it can, and answers nothing. */
async function take(port: number): Promise<Server> {
  for (;;) {
    const server = createServer((socket) => socket.destroy());
    const isTaken = new Promise<boolean>((done) => {
      server.once('error', () => done(false));
      server.listen(port, '127.0.0.1', () => done(true));
    });
    if (await isTaken) return server;
  }
}
