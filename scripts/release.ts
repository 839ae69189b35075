import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { cp, mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { distDir, studioDir } from './build.ts';
import { readCommandLine } from './command-line.ts';
import { runCommand } from './run-command.ts';
import { root, SetupError } from './settings.ts';

const USAGE = `Usage: npm run release [-- --name NAME] [--to FOLDER]

Builds Studio and site and makes clinic-NAME.tar.gz of them, with a checksum beside it: everything that a server of the same
kind of processor needs, Node included. NAME is what git calls this commit unless it is given. docs/deploy.md says how to
install it.`;

/** What only developers need. */
const LEFT_OUT = /^(\.ci|e2e|docs\/images|lake\/client-suite|lake\/fuzz)\/|\.test\.tsx?$/;
/** What a build leaves for the next one. */
const SCRAPS = new Set(['cache', 'diagnostics', 'trace', 'trace-build', 'turbopack', 'types']);

async function main(): Promise<string> {
  const { values } = readCommandLine(USAGE, { options: { name: { type: 'string' }, to: { type: 'string' } } });
  const name = values.name ?? (await git('describe', '--tags', '--always', '--dirty')).trim();
  if (!/^\w[\w.-]*$/.test(name))
    throw new SetupError(`A release cannot be called "${name}": letters, digits, . and -.`);
  const room = await mkdtemp(join(tmpdir(), 'clinic-release-'));
  try {
    const folder = join(room, `clinic-${name}`);
    await runCommand(process.execPath, ['scripts/build.ts'], { cwd: root, loud: true });
    await addPackages(folder);
    await addSources(folder);
    await addBuild(folder);
    await writeFile(join(folder, 'RELEASE'), `${name}\n`);
    return await pack(folder, resolve(values.to ?? root));
  } finally {
    await rm(room, { recursive: true, force: true });
  }
}

const git = (...args: string[]) => runCommand('git', args, { cwd: root });

/** Studio is built: what it was built with stays behind, peers of next-sanity with it. */
async function addPackages(folder: string): Promise<void> {
  for (const file of ['package.json', 'package-lock.json', '.npmrc', 'studio/package.json']) await add(file, folder);
  console.log('Installing what a server needs…');
  const what = ['--omit=dev', '--legacy-peer-deps', '--workspaces=false', '--include-workspace-root'];
  const how = ['--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'];
  await runCommand('npm', ['install', ...what, ...how], { cwd: folder });
  // Next's compiler, Node's headers, and what tells which line a line was made of: a third of it all.
  const unused = ['-path', '*/@next/swc-*', '-o', '-path', '*/node-linux-*/include/*', '-o', '-name', '*.map'];
  await runCommand('find', ['node_modules', '-depth', '(', ...unused, ')', '-delete'], { cwd: folder });
}

async function addSources(folder: string): Promise<void> {
  const tracked = (await git('ls-files', '-z')).split('\0').filter(Boolean);
  // npm has written into the lock file, whose content is part of what the build is known by: it comes again.
  for (const file of tracked.filter((path) => !LEFT_OUT.test(path))) await add(file, folder);
}

async function addBuild(folder: string): Promise<void> {
  await cp(distDir, join(folder, 'web/.next'), {
    recursive: true,
    filter: (path) => dirname(path) !== distDir || !SCRAPS.has(basename(path)),
  });
  await cp(studioDir, join(folder, 'web/public/studio'), { recursive: true });
}

async function add(file: string, folder: string): Promise<void> {
  const target = join(folder, file);
  await mkdir(dirname(target), { recursive: true });
  await cp(join(root, file), target, { dereference: true });
}

async function pack(folder: string, to: string): Promise<string> {
  console.log('Packing…');
  const name = basename(folder);
  const archive = join(to, `${name}.tar.gz`);
  await mkdir(to, { recursive: true });
  const owners = ['--owner=0', '--group=0', '--sort=name', '--mode=go-w,a+rX'];
  await runCommand('tar', [...owners, '-C', dirname(folder), '-czf', `${archive}.part`, name], { cwd: to });
  const hash = createHash('sha256');
  await pipeline(createReadStream(`${archive}.part`), hash);
  await runCommand('mv', [`${archive}.part`, archive], { cwd: to });
  await writeFile(`${archive}.sha256`, `${hash.digest('hex')}  ${basename(archive)}\n`);
  const size = Math.round((await stat(archive)).size / 1024 / 1024);
  const unpacked = Number((await runCommand('du', ['-sm', folder], { cwd: to })).split('\t')[0]);
  return `${archive}\n${size} MB, ${unpacked} MB unpacked.`;
}

try {
  console.log(await main());
} catch (error) {
  console.error(error instanceof SetupError ? error.message : error);
  process.exitCode = 1;
}
