import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readConfig } from '../lake/config/config.ts';
import { root } from './settings.ts';

const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** What a text sets a variable to, as units and shell scripts do. */
function settings(text: string): Record<string, string> {
  const found = text.matchAll(/(?<![\w$])(DATA_DIR|BACKUP_DIR)=(\/[\w/.-]+)/g);
  return Object.fromEntries(Array.from(found, ([, name = '', value = '']) => [name, value]));
}

test('O2: as the unit runs it, backups are made, in a place that it may write', () => {
  const unit = read('deploy/systemd/clinic.service');
  const named = (name: string) => [...unit.matchAll(new RegExp(`^${name}=(.*)$`, 'gm'))].map(([, value = '']) => value);
  expect(named('ProtectSystem')).toEqual(['strict']);
  const writable = [...named('StateDirectory').map((name) => `/var/lib/${name}`), ...named('ReadWritePaths')];
  const { DATA_DIR = '', BACKUP_DIR = '' } = settings(unit + read('deploy/install'));
  // As installed, and without a word about it.
  for (const named of [BACKUP_DIR, '']) {
    const { backup } = readConfig({ DATA_DIR, BACKUP_DIR: named });
    expect(backup.scheduled).toBe(true);
    expect(writable.filter((path) => `${backup.folder}/`.startsWith(`${path}/`))).toHaveLength(1);
  }
});
