import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gt } from 'semver';
import { readCommandLine } from './command-line.ts';
import { markdown } from '../bench/bench-lake/table.ts';
import { privateParts } from './house/private-parts.ts';
import { testsIn } from './named-tests.ts';
import { root, SetupError } from './settings.ts';

const USAGE = `Usage: npm run check:updates [-- next sanity …]

Installs the newest versions of what package.json names (or only of the packages given) into a copy of this checkout, and runs
there what shows breakage: types, and every test that docs/upstream.md names. This checkout stays as it is. Ends with 1 when
something breaks; the copy is kept then, to look into.`;

const MANIFESTS = ['package.json', 'studio/package.json'];
const GROUPS = ['dependencies', 'devDependencies', 'overrides'] as const;

/** What is read of a `package.json`. */
interface Manifest {
  readonly [key: string]: unknown;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly overrides?: Readonly<Record<string, string>>;
}

interface Outdated {
  readonly current?: string;
  readonly latest: string;
}

interface Update {
  readonly name: string;
  readonly from: string;
  readonly to: string;
}

/** What npm knows to be newer. @throws SetupError when the registry does not answer */
function updates(only: readonly string[]): readonly Update[] {
  // Ends with 1 when there is something; what it prints says which of the two it is.
  const { stdout } = spawnSync('npm', ['outdated', '--json'], { cwd: root, encoding: 'utf8' });
  const found: Readonly<Record<string, Outdated | readonly Outdated[]>> = JSON.parse(stdout || '{}');
  if ('error' in found) throw new SetupError('The registry does not answer: npm outdated says why.');
  return Object.entries(found).flatMap(([name, places]) => {
    const place = [places].flat()[0];
    const isAsked = only.length === 0 || only.includes(name);
    // A registry may call an older release the latest.
    if (!place?.current || !isAsked || !gt(place.latest, place.current)) return [];
    return [{ name, from: place.current, to: place.latest }];
  });
}

/** What git has, and what it would have: with changes that are not committed. */
function copyOfCheckout(): string {
  const copy = mkdtempSync(join(tmpdir(), 'clinic-updates-'));
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: root });
  for (const file of listed.toString().split('\0').filter(Boolean)) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(join(root, file), join(copy, file));
  }
  return copy;
}

/** The manifest with these versions in place of those it names, exact or with the mark they had (`^`, `~`). */
export function withVersions(manifest: Manifest, versions: ReadonlyMap<string, string>): Manifest {
  const changed = GROUPS.flatMap((group) => {
    const named = manifest[group];
    if (!named) return [];
    const updated = Object.entries(named).map(([name, range]) => {
      const version = versions.get(name);
      return [name, version === undefined ? range : (/^[\^~]?/.exec(range)?.[0] ?? '') + version];
    });
    return [[group, Object.fromEntries(updated)]];
  });
  return { ...manifest, ...Object.fromEntries(changed) };
}

/** Journeys and other tests that show when a private part of a library has changed. */
function upstreamTests(): { readonly unit: readonly string[]; readonly journeys: readonly string[] } {
  const parts = privateParts(readFileSync(join(root, 'docs/upstream.md'), 'utf8'));
  const files = [...new Set(parts.flatMap(({ shownBy }) => testsIn(`${shownBy} `).map(([file]) => file)))].sort();
  return {
    unit: files.filter((file) => !file.startsWith('e2e/')),
    journeys: files.filter((file) => file.startsWith('e2e/')),
  };
}

function main(only: readonly string[]): number {
  const found = updates(only);
  if (found.length === 0) {
    console.log('Everything is the newest already.');
    return 0;
  }
  const rows = found.map(({ name, from, to }) => [name, from, to]);
  console.log(
    markdown({ title: 'Updates', note: `${found.length} packages.`, columns: ['package', 'from', 'to'], rows }),
  );
  const copy = copyOfCheckout();
  const versions = new Map(found.map(({ name, to }) => [name, to]));
  for (const file of MANIFESTS) {
    const manifest: Manifest = JSON.parse(readFileSync(join(copy, file), 'utf8'));
    writeFileSync(join(copy, file), `${JSON.stringify(withVersions(manifest, versions), null, 2)}\n`);
  }
  const { unit, journeys } = upstreamTests();
  const steps = [
    // Installs first, as every command does.
    ['typecheck'],
    ['test:unit', '--', ...unit],
    ['test:e2e', '--', ...journeys],
  ];
  // Each is run, whatever became of the one before: all of the breakage is wanted, not the first of it.
  const broken = steps.filter(
    (step) => spawnSync('npm', ['run', ...step], { cwd: copy, stdio: 'inherit' }).status !== 0,
  );
  for (const [name] of steps) console.log(`${broken.some((step) => step[0] === name) ? '✗' : '✓'} ${name}`);
  if (broken.length === 0) rmSync(copy, { recursive: true, force: true });
  else console.log(`The copy is in ${copy}. What each private part is for, and what breaks: docs/upstream.md.`);
  return broken.length === 0 ? 0 : 1;
}

if (import.meta.main) {
  try {
    process.exitCode = main(readCommandLine(USAGE, { allowPositionals: true }).positionals);
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
