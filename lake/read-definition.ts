import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { LakeDefinition } from './definition.ts';

const KEYS = new Set(['settings', 'roles', 'validate', 'erasedWith', 'authenticate', 'extend', 'migrations', 'seed']);

/**
 * Reads what a file defines: its default export.
 * @throws Error naming the file, and what cannot be used in it
 */
export async function readDefinition(file: string): Promise<LakeDefinition> {
  const { default: definition } = (await import(pathToFileURL(resolve(file)).href)) as { readonly default?: unknown };
  if (typeof definition !== 'object' || definition === null || Array.isArray(definition)) {
    throw new Error(`${file} must export an object as its default, such as { roles: { … } }.`);
  }
  const unknown = Object.keys(definition).find((key) => !KEYS.has(key));
  if (unknown === undefined) return definition;
  throw new Error(`${file}: "${unknown}" is not one of ${[...KEYS].join(', ')}.`);
}
