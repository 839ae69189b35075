import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { readCommandLine } from './command-line.ts';
import { runCommand } from './run-command.ts';
import { root, SetupError } from './settings.ts';

const USAGE = `Usage: npm run pack-lake [-- --to FOLDER]

Makes an npm package of the lake, content-lake-VERSION.tgz, that runs without this checkout: lake/README.md says how.`;

const lake = join(root, 'lake');
/** What names a file of ours that is run by its path, or a module of ours in a declaration. */
const OWN_FILE = /(?<=['"])([\w./-]+)\.ts(?=['"])/g;
const MODULE = /(?:\bfrom |\bimport\(|\bresolve\()['"](@[\w.-]+\/[\w.-]+|[\w-]+)(?=['"/])/g;
/** Loaded by a lake that keeps its files in a bucket, and by no other. */
const OPTIONAL = /^@aws-sdk\//;
const README_FILE = /\]\(\.\.\/([\w./-]+\.[\w-]+)/g;

interface RootPackage {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
}

/**
 * Node runs no TypeScript below node_modules: sources become JavaScript with declarations beside it.
 * @returns the names of the packages that it needs
 */
async function addCode(folder: string): Promise<ReadonlySet<string>> {
  const project = join(lake, 'tsconfig.package.json');
  await runCommand(join(root, 'node_modules/.bin/tsc'), ['-p', project, '--outDir', folder], { cwd: root });
  const needed = new Set<string>();
  for (const path of await readdir(folder, { recursive: true })) {
    if (!/\.[jt]s$/.test(path)) continue;
    const file = join(folder, path);
    const text = await readFile(file, 'utf8');
    await writeFile(file, text.replace(OWN_FILE, '$1.js'));
    if (path.endsWith('.ts')) continue;
    for (const [, own] of text.matchAll(OWN_FILE)) {
      const wanted = join(dirname(file), `${own}.js`);
      if (!existsSync(wanted)) throw new SetupError(`lake/${path}: name ${own}.ts in lake/tsconfig.package.json.`);
    }
    for (const [, name = ''] of text.matchAll(MODULE)) needed.add(name);
  }
  return needed;
}

/** With the versions that this checkout has. */
async function addPackageFile(folder: string, needed: ReadonlySet<string>): Promise<void> {
  const text = await readFile(join(lake, 'package.json'), 'utf8');
  const own: Record<string, unknown> = JSON.parse(text.replace(OWN_FILE, '$1.js'));
  const { dependencies, devDependencies }: RootPackage = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  const versions = { ...devDependencies, ...dependencies };
  const exact = [...needed].sort().map((name) => {
    if (versions[name] === undefined) throw new SetupError(`package.json has no version of ${name}.`);
    return [name, versions[name]] as const;
  });
  const optional = exact.filter(([name]) => OPTIONAL.test(name));
  const whole = {
    ...own,
    types: './index.d.ts',
    dependencies: Object.fromEntries(exact.filter(([name]) => !OPTIONAL.test(name))),
    peerDependencies: Object.fromEntries(optional.map(([name, version]) => [name, `^${version}`])),
    peerDependenciesMeta: Object.fromEntries(optional.map(([name]) => [name, { optional: true }])),
  };
  await writeFile(join(folder, 'package.json'), `${JSON.stringify(whole, null, 2)}\n`);
}

/** The README with what it leads to, in the package itself. */
async function addDocuments(folder: string): Promise<void> {
  const readme = await readFile(join(lake, 'README.md'), 'utf8');
  await writeFile(join(folder, 'README.md'), readme.replaceAll('](../', '](./'));
  await cp(join(lake, 'CHANGELOG.md'), join(folder, 'CHANGELOG.md'));
  const named = [...readme.matchAll(README_FILE)].map(([, path = '']) => path);
  for (const path of new Set(['LICENSE', ...named])) await cp(join(root, path), join(folder, path));
}

/** @returns the archive */
async function packLake(to: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'pack-lake-'));
  try {
    await addPackageFile(folder, await addCode(folder));
    await addDocuments(folder);
    const printed = await runCommand('npm', ['pack', '--silent', '--pack-destination', to], { cwd: folder });
    return join(to, basename(printed.trim()));
  } finally {
    await rm(folder, { recursive: true });
  }
}

const { values } = readCommandLine(USAGE, { options: { to: { type: 'string' } } });
try {
  console.log(await packLake(resolve(values.to ?? root)));
} catch (error) {
  console.error(error instanceof SetupError ? error.message : error);
  process.exitCode = 1;
}
