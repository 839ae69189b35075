import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runCommand } from '../../scripts/run-command.ts';
import { root, SetupError } from '../../scripts/settings.ts';

export interface Releases {
  readonly first: string;
  /** Works as the first does. */
  readonly second: string;
  /** Carries content over to a form that the others do not know, and then its site ends. */
  readonly broken: string;
}

/** Makes the releases that a server is taken through: the first by `npm run release`, the others of its files. */
export async function makeReleases(folder: string): Promise<Releases> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await runCommand(process.execPath, ['scripts/release.ts', '--name', 'first', '--to', folder], {
    cwd: root,
    loud: true,
  });
  const first = join(folder, 'clinic-first.tar.gz');
  await runCommand('tar', ['-xzf', first, '-C', folder], { cwd: folder });
  const second = await repack(folder, 'first', 'second', async () => {});
  const broken = await repack(folder, 'second', 'broken', async (release) => {
    // Not in web/ or schemas/: a start would say that these are not what was built.
    const lake = join(release, 'scripts/lake.ts');
    const source = readFileSync(lake, 'utf8');
    const changed = source.replace(
      ': contentMigrations',
      ": [...contentMigrations, { id: '9999-broken', mutations: () => [] }]",
    );
    if (changed === source) throw new SetupError(`${lake} names no migrations.`);
    await writeFile(lake, changed);
    await writeFile(
      join(release, 'node_modules/next/dist/server/next.js'),
      "throw new Error('This release is broken.');\n",
    );
  });
  await rm(join(folder, 'clinic-broken'), { recursive: true });
  return { first, second, broken };
}

async function repack(
  folder: string,
  from: string,
  to: string,
  change: (release: string) => Promise<void>,
): Promise<string> {
  const release = join(folder, `clinic-${to}`);
  await rename(join(folder, `clinic-${from}`), release);
  await writeFile(join(release, 'RELEASE'), `${to}\n`);
  await change(release);
  const archive = `${release}.tar.gz`;
  await runCommand('tar', ['-I', 'gzip -1', '-C', folder, '-cf', archive, `clinic-${to}`], { cwd: folder });
  const hash = createHash('sha256').update(readFileSync(archive)).digest('hex');
  await writeFile(`${archive}.sha256`, `${hash}  clinic-${to}.tar.gz\n`);
  return archive;
}
