import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { readCommandLine } from './command-line.ts';
import { readSettings, root, type Settings, SetupError, studioEnvironment } from './settings.ts';
import { hashFiles } from './hash-files.ts';
import { runCommand } from './run-command.ts';

const USAGE = `Usage: npm run build

Builds Studio and site for npm start, each only when something of it changed. Environment variables: see .env.example.`;

const bin = (name: string) => join(root, 'node_modules', '.bin', name);
/** Folder of the built site. */
export const distDir = join(root, 'web', process.env.SITE_DIST_DIR || '.next');
/** Scripts and styles of the built site, each named after its content. */
export const siteStaticDir = join(distDir, 'static');
/** Folder of the built Studio, which the site serves under `/studio`. */
export const studioDir = resolve(root, process.env.STUDIO_DIST_DIR || 'web/public/studio');

interface Part {
  readonly title: string;
  /** What the result depends on, relative to the checkout. */
  readonly inputs: readonly string[];
  /** Variables that are written into the result. */
  readonly variables: readonly string[];
  readonly stamp: string;
  build(settings: Settings): Promise<void>;
}

const studio: Part = {
  title: 'Studio',
  inputs: ['studio', 'lake/browser', 'schemas', 'web/ui', 'package-lock.json', 'tsconfig.json'],
  variables: ['SANITY_API_HOST', 'SANITY_PROJECT_ID', 'SANITY_DATASET'],
  stamp: join(studioDir, '.stamp'),
  async build(settings) {
    rmSync(studioDir, { recursive: true, force: true });
    // The site's rewrite sends /studio/* here; the CLI wants its own package folder as working directory.
    const env = studioEnvironment(settings.elsewhere, process.env);
    await runCommand(bin('sanity'), ['build', studioDir, '-y'], { cwd: join(root, 'studio'), env });
  },
};

const site: Part = {
  title: 'site',
  inputs: ['web', 'schemas', 'next.config.ts', 'package-lock.json', 'tsconfig.json'],
  variables: ['HTTP_BASE_URL'],
  stamp: join(distDir, '.stamp'),
  async build() {
    const env = { NODE_ENV: 'production', NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: ACTIONS_KEY };
    await runCommand(bin('next'), ['build', 'web'], { cwd: root, env });
    await buildCore();
  },
};

/** Writes the scripts that pages run besides React's (web/behaviours/) into the build, each as one classic script. */
async function buildCore(): Promise<void> {
  const options = ['--format=iife', '--platform=browser', '--minify', '--logLevel=warn'];
  const define = '--transform.define=process.env.NODE_ENV:"production"';
  for (const name of ['core', 'visit']) {
    const file = `--file=${join(distDir, `${name}.js`)}`;
    await runCommand(bin('rolldown'), [`web/behaviours/${name}.ts`, file, ...options, define], { cwd: root });
  }
}

/**
 * Next derives the ids of server actions from this key and makes a new one every two weeks: then a contact form opened
 * before a deployment could not be sent. It is no secret: nothing is encrypted with it, the actions close over no values.
 */
const ACTIONS_KEY = createHash('sha256').update('server actions').digest('base64');

/** What a result was made of: sources and settings. */
async function stampOf({ inputs, variables }: Part): Promise<string> {
  const given = variables.flatMap((name) => (process.env[name] ? [`\n${name}=${process.env[name]}`] : []));
  return (await hashFiles(root, inputs)) + given.join('');
}

async function isCurrent(part: Part): Promise<boolean> {
  return existsSync(part.stamp) && readFileSync(part.stamp, 'utf8') === (await stampOf(part));
}

/**
 * Builds what changed since the last build: Studio (static files) and site, side by side. Neither needs content: pages are
 * made when they are asked for.
 */
export async function build(settings: Settings): Promise<void> {
  if ((await isCurrent(studio)) && (await isCurrent(site))) return;
  if (!existsSync(bin('sanity'))) {
    const variables = [...studio.variables, ...site.variables].join(', ');
    throw new SetupError(
      `This release is built already, and for other settings: ${variables} must be as they were then.`,
    );
  }
  await generateRegistry();
  await Promise.all([buildPart(studio, settings), buildPart(site, settings)]);
}

/** Builds Studio alone where it changed: it takes a tenth of the time. */
export async function buildStudio(settings: Settings): Promise<void> {
  if (await isCurrent(studio)) return;
  await generateRegistry();
  await buildPart(studio, settings);
}

async function generateRegistry(): Promise<void> {
  await runCommand(process.execPath, [join(root, 'scripts/generate.ts'), '--registry-only'], { cwd: root });
}

async function buildPart(part: Part, settings: Settings): Promise<void> {
  if (await isCurrent(part)) return;
  const stamp = await stampOf(part);
  console.log(`Building the ${part.title}…`);
  await part.build(settings);
  mkdirSync(dirname(part.stamp), { recursive: true });
  writeFileSync(part.stamp, stamp);
}

if (import.meta.main) {
  readCommandLine(USAGE, {});
  try {
    await build(readSettings());
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
