import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';

/**
 * Extracts the schema from the Studio's configuration and asks typegen for the types of schema and queries, both with
 * Sanity's CLI as `studio/sanity.cli.ts` sets it up, but into a temporary folder.
 * @returns file contents by name
 * @throws Error with the CLI's own words when one of the two steps fails.
 */
export function contentTypeFiles(root: string): Readonly<Record<string, string>> {
  const studio = join(root, 'studio');
  const work = mkdtempSync(join(tmpdir(), 'content-types-'));
  try {
    sanity(studio, work, ['schema', 'extract', '--enforce-required-fields', '--force']);
    sanity(studio, work, ['typegen', 'generate']);
    return {
      'schema.json': readFileSync(join(work, 'schema.json'), 'utf8'),
      'content-types.ts': withoutFolder(readFileSync(join(work, 'content-types.ts'), 'utf8'), relative(studio, work)),
    };
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

/** Typegen may name its inputs in comments: a temporary folder's name must not make two runs differ. */
function withoutFolder(types: string, folder: string): string {
  return types.replaceAll(folder, '../schemas/generated');
}

function sanity(studio: string, target: string, args: readonly string[]): void {
  const cli = join(studio, '../node_modules/sanity/bin/sanity');
  const { status, stdout, stderr } = spawnSync(process.execPath, [cli, ...args], {
    cwd: studio,
    encoding: 'utf8',
    env: { ...process.env, CONTENT_TYPES_DIR: relative(studio, target), DO_NOT_TRACK: '1', CI: 'true' },
  });
  // Typegen answers 0 even when a query could not be read or typed: only its words tell.
  if (status !== 0 || /error/i.test(stdout + stderr)) {
    throw new Error(`sanity ${args.slice(0, 2).join(' ')} failed:\n${stdout}${stderr}`);
  }
}
