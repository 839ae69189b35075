import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { runCommand } from '../../scripts/run-command.ts';
import { root } from '../../scripts/settings.ts';

const PACKAGE = '@mdn/mdn-http-observatory';
const VERSION = '1.4.8';
const folder = join(root, '.cache', `observatory-${VERSION}`);
const scanner = join(folder, 'node_modules', PACKAGE);

const report = z.object({
  scan: z.object({ grade: z.string(), score: z.number(), testsFailed: z.number(), testsQuantity: z.number() }),
  tests: z.record(
    z.string(),
    z.object({ pass: z.boolean(), result: z.string().nullable(), scoreModifier: z.number().nullable() }),
  ),
});

/** What Mozilla's scanner says. */
type Report = z.infer<typeof report>;

/**
 * Installs the scanner where only this command looks. It is no dependency of the project: it brings a web server and the
 * driver of a database, and loads lists from the internet while it is installed, without which the project could not be
 * installed either.
 */
async function install(): Promise<void> {
  if (existsSync(scanner)) return;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{"private":true}');
  const quiet = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  await runCommand('npm', ['install', ...quiet, '--save-exact', `${PACKAGE}@${VERSION}`], { cwd: folder });
  // Hosts that browsers know by heart to be encrypted: this one is none of them.
  writeFileSync(join(scanner, 'conf', 'hsts-preload.json'), '{}');
}

/**
 * Scans a site for real: its answers over HTTP and HTTPS, its cookies, its page.
 * @param host name and port that are reached over HTTPS
 * @param certificate file of an authority to believe, beside those everybody believes
 */
export async function observe(host: string, certificate: string): Promise<Report> {
  await install();
  const output = await runCommand(process.execPath, [join(scanner, 'src', 'scan.js'), host], {
    cwd: scanner,
    env: { NODE_EXTRA_CA_CERTS: certificate, CONFIG_FILE: join(scanner, 'conf', 'config-example.json') },
  });
  return report.parse(JSON.parse(output.slice(output.indexOf('{'))));
}
