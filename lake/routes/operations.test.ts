import { pino } from 'pino';
import { createApp } from '../http.ts';
import { saveBackupState } from '../backup/backup-state.ts';
import { readBackupSettings } from '../config/settings.ts';
import { scheduledBackups } from '../backup/scheduled-backups.ts';
import { operationsOf } from './operations.ts';
import { openTestLake } from './testing.ts';
import type { TestLake } from './testing.ts';

let lake: TestLake | undefined;
afterEach(() => lake?.close());

test('administrators are told how backups and webhooks are doing, others are not', async () => {
  lake = openTestLake();
  lake.lake.webhooks.hooks.create({ name: 'Agenda', url: 'http://127.0.0.1:9/', isDisabledByUser: true });
  expect((await lake.ask('/operations')).status).toBe(401);
  expect((await lake.ask('/operations', { as: 'editor' })).status).toBe(403);
  const reply = await lake.ask('/operations', { as: 'administrator' });
  expect(await reply.json()).toEqual({
    backups: { scheduled: true, sent: false, sameDisk: true, running: false, troubled: false },
    webhooks: [
      { id: expect.any(String), name: 'Agenda', isDisabled: true, delivered: 0, failed: 0, queued: 0, troubled: false },
    ],
    machine: [],
  });
});

test('O5: what the supervisor finds wrong is told to administrators, but for what the lake knows better', async () => {
  lake = openTestLake();
  const checks = {
    site: { ok: true },
    disk: { ok: false, message: 'O disco está cheio.' },
    backup: { ok: false, message: 'A cópia falhou.' },
  };
  lake.supervisor.emit('message', { type: 'health', checks });
  expect(operationsOf(lake.lake).machine).toEqual(['O disco está cheio.']);
  lake.supervisor.emit('message', { type: 'health', checks: { disk: { ok: true } } });
  expect(operationsOf(lake.lake).machine).toEqual([]);
});

test('the page for administrators shows a backup that failed, in words, and metrics show it in numbers', async () => {
  lake = openTestLake();
  const { accounts, config } = lake;
  const { id } = await accounts.users.create({
    email: 'ana@example.com',
    name: 'Ana',
    role: 'administrator',
    password: 'uma senha longa',
  });
  saveBackupState(config.dataDir, {
    success: {
      at: '2026-03-01T07:00:00.000Z',
      file: 'x',
      bytes: 3_500_000,
      duration: 900,
      missing: 2,
      originals: 's3://files/',
    },
    failure: { at: '2026-03-02T07:00:00.000Z', message: 'Sem espaço em <disco>.', count: 3 },
  });
  const settings = readBackupSettings({}, config.dataDir);
  const backups = scheduledBackups({ dataDir: config.dataDir, settings, report: () => undefined });
  const machineTroubles = () => ['O disco do servidor está quase cheio: 120 MB livres.'];
  const app = createApp({
    lake: { ...lake.lake, backups, machineTroubles },
    accounts,
    logger: pino({ level: 'silent' }),
  });
  const { token } = accounts.sessions.start(id, { address: '', agent: '' });
  const cookie = `lakeSession=${token}`;
  const reply = await app.fetch(new Request('http://localhost:3000/accounts/operations', { headers: { cookie } }));
  const html = (await reply.text()).replace(/\s+/g, ' ');
  expect(html).toContain('<p class="error">O disco do servidor está quase cheio: 120 MB livres.</p>');
  expect(html).toContain(
    'Última cópia: 01/03/2026, 03:00, 3,3 MB, conferida. Imagens e arquivos não vão nela: ficam em s3://files/.',
  );
  expect(html).toContain('As cópias ficam no mesmo disco que os dados');
  expect(html).toContain('Falhou 3 vezes seguidas, por último em 02/03/2026, 03:00: Sem espaço em &lt;disco&gt;.');
  expect(html).toContain('Arquivos enviados que faltam no disco: 2.');
  const metrics = await (await app.fetch(new Request('http://lake.test/metrics'))).text();
  expect(metrics).toContain('lake_backup_failures_in_a_row 3\n');
  expect(metrics).toContain('lake_backup_last_success_timestamp_seconds 1772348400\n');
});
