/** What the command says before it touches anything; that it restores is tested with whole lakes (`scripts/backup.test.ts`). */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { backupName } from '../backup/rotation.ts';
import { readConfig } from '../config/config.ts';
import { restoreCommand } from './restore.ts';

let room: string;
beforeEach(() => {
  room = mkdtempSync(join(tmpdir(), 'lake-restore-'));
});
afterEach(() => rmSync(room, { recursive: true, force: true }));

const DAY_MS = 86_400_000;

test('N11: a backup from a clock that was ahead is not taken for the latest', async () => {
  const ahead = backupName(new Date(Date.now() + 1000 * DAY_MS));
  for (const name of [backupName(new Date(Date.now() - DAY_MS)), ahead]) writeFileSync(join(room, name), '');
  const config = readConfig({ DATA_DIR: join(room, 'data'), BACKUP_DIR: room, SANITY_PROJECT_ID: 'test' });
  const restored = restoreCommand({ config, migrations: [], from: 'latest', at: undefined, force: false });
  await expect(restored).rejects.toThrow(`${ahead} in ${room} lies ahead`);
});
