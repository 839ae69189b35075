import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** A folder of the content model and the names derived from it. */
export interface FolderNames {
  /** Folder name in kebab-case: `opening-hours`. */
  readonly folder: string;
  /** Content type and base of exported names: `openingHours`. */
  readonly type: string;
  /** Base of constant names: `OPENING_HOURS`. */
  readonly constant: string;
}

const KEBAB = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** @throws Error when the name is not kebab-case. */
export function namesOf(folder: string): FolderNames {
  if (!KEBAB.test(folder)) {
    throw new Error(`Names are in kebab-case, like "opening-hours"; "${folder}" is not.`);
  }
  return {
    folder,
    type: folder.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase()),
    constant: folder.replaceAll('-', '_').toUpperCase(),
  };
}

/**
 * Every section below `schemas/sections`, by name. The component may still be missing (the compiler then names the
 * section); schema, query, fixture and thumbnail may not.
 * @throws Error naming the first missing file.
 */
export function findSections(sectionsDir: string): readonly FolderNames[] {
  return readdirSync(sectionsDir, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => namesOf(entry.name))
    .map((section) => {
      for (const suffix of ['.schema.ts', '.query.ts', '.fixture.ts', '.svg']) {
        const file = join(sectionsDir, section.folder, section.folder + suffix);
        if (!existsSync(file)) throw new Error(`The section "${section.folder}" has no ${section.folder}${suffix}.`);
      }
      return section;
    })
    .sort((a, b) => (a.folder < b.folder ? -1 : 1));
}
