import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { readCommandLine } from './command-line.ts';
import { contentTypeFiles } from './generate/content-types.ts';
import { drawingsFile } from './generate/drawings-file.ts';
import { registryFiles } from './generate/registry-files.ts';
import { findRoutes, routeFiles } from './generate/route-files.ts';
import { queryFault } from './generate/query-faults.ts';
import { findSections } from './generate/section-folders.ts';

const USAGE = `Usage: npm run generate [-- --check --registry-only]

Writes schemas/generated/: the section registry from the folders, then the content types with Sanity's own CLI; and
web/ui/illustrations.svg from the drawings. --check writes nothing and ends with 1 when a committed file is stale;
--registry-only leaves out the content types, which are slow.`;

interface GenerateOptions {
  readonly check: boolean;
  readonly registryOnly: boolean;
}

/**
 * @param root the repository
 * @returns names of the files that were stale (and are written now, unless `check`)
 */
export function generate(root: string, { check, registryOnly }: GenerateOptions): readonly string[] {
  const sectionsDir = join(root, 'schemas/sections');
  const target = join(root, 'schemas/generated');
  const stale = [
    ...update(join(root, 'web/ui'), drawingsFile(join(root, 'web/ui/illustrations')), check),
    ...update(target, registryFiles(findSections(sectionsDir), sectionsDir), check),
    ...update(target, routeFiles(findRoutes(join(root, 'schemas/documents'))), check),
  ];
  // A stale registry makes every type stale too, and typegen would only repeat what is already known.
  if (registryOnly || (check && stale.length > 0)) return stale;
  return [...stale, ...update(target, contentTypeFiles(root), check)];
}

function update(target: string, files: Readonly<Record<string, string>>, check: boolean): readonly string[] {
  mkdirSync(target, { recursive: true });
  const stale = Object.keys(files).filter((name) => files[name] !== current(join(target, name)));
  if (!check) for (const name of stale) writeFileSync(join(target, name), files[name] ?? '');
  return stale;
}

function current(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

if (import.meta.main) {
  const { values } = readCommandLine(USAGE, {
    options: { check: { type: 'boolean', default: false }, 'registry-only': { type: 'boolean', default: false } },
  });
  const root = resolve(import.meta.dirname, '..');
  try {
    const fault = values['registry-only'] ? undefined : await queryFault(join(root, 'schemas'));
    if (fault) throw new Error(`schemas/${fault}`);
    const stale = generate(root, { check: values.check, registryOnly: values['registry-only'] });
    if (values.check && stale.length > 0) {
      console.error(`Stale: ${stale.join(', ')}. Run "npm run generate" and commit the result.`);
      process.exitCode = 1;
    } else {
      console.log(stale.length > 0 ? `Wrote ${stale.join(', ')}.` : 'Everything generated is up to date.');
    }
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
