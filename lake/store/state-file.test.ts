import { spawnSync } from 'node:child_process';
import { linkSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { writeStateFile } from './state-file.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lake-state-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const LAKE = resolve(import.meta.dirname, '..');

/** Runs `code` in a process of its own; with 0 blocks to write it makes files that stay empty, as a power cut does. */
function run(code: string, blocks: '0' | 'unlimited'): number | null {
  const program = [process.execPath, '--input-type=module', '--eval', code.replace('FOLDER', JSON.stringify(folder))];
  return spawnSync('sh', ['-c', `ulimit -f ${blocks}; exec "$@"`, 'sh', ...program], { cwd: LAKE }).status;
}

test.each([
  [
    'version.json',
    `const { prepareFolder } = await import('./upgrade/prepare-folder.ts');
     const nobody = () => undefined;
     await prepareFolder({ dataDir: FOLDER, backup: {}, onBackup: nobody, onCarriedOver: nobody });`,
  ],
  [
    'backups.json',
    `const { saveBackupState } = await import('./backup/backup-state.ts');
     saveBackupState(FOLDER, {});`,
  ],
])('N10: %s is whole or not there when its writing is cut off', (file, code) => {
  expect(run(code, '0')).not.toBe(0);
  expect(readdirSync(folder)).toEqual([`${file}.part`]);
  expect(run(code, 'unlimited')).toBe(0);
  expect(JSON.parse(readFileSync(join(folder, file), 'utf8'))).toEqual(expect.anything());
  expect(readdirSync(folder)).toEqual([file]);
});

test('N10: what is written over goes only when the new content is whole, and is for its owner alone', () => {
  const [path, before] = [join(folder, 'a.json'), join(folder, 'before.json')];
  writeFileSync(path, 'before');
  linkSync(path, before);
  writeStateFile(path, 'after');
  expect([readFileSync(path, 'utf8'), readFileSync(before, 'utf8')]).toEqual(['after', 'before']);
  expect(statSync(path).mode & 0o777).toBe(0o600);
});
