import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { LakeDefinition } from './definition.ts';

const isText = (value: unknown) => typeof value === 'string';
const isFunction = (value: unknown) => typeof value === 'function';
const isRecord = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value);

/** What each part of a definition has to be. */
const PARTS: Readonly<Record<keyof LakeDefinition, readonly [is: (value: unknown) => boolean, wanted: string]>> = {
  settings: [isRecord, 'an object of settings by their names'],
  roles: [isRecord, 'an object of roles by their names'],
  validate: [isText, 'the address of a module, such as "file:///srv/rules.mjs"'],
  erasedWith: [isFunction, 'a function'],
  authenticate: [isRecord, 'an object with "who", "people" and "login"'],
  extend: [isFunction, 'a function'],
  migrations: [Array.isArray, 'a list'],
  seed: [isFunction, 'a function'],
};

/**
 * Reads what a file defines: its default export.
 * @throws Error naming the file, and what cannot be used in it
 */
export async function readDefinition(file: string): Promise<LakeDefinition> {
  const { default: definition } = await moduleIn(file);
  if (!isRecord(definition)) throw new Error(`${file} must export an object as its default, such as { roles: { … } }.`);
  assertDefinition(definition as LakeDefinition, file);
  return definition as LakeDefinition;
}

async function moduleIn(file: string): Promise<{ readonly default?: unknown }> {
  try {
    return (await import(pathToFileURL(resolve(file)).href)) as { readonly default?: unknown };
  } catch (cause) {
    throw new Error(`${file} cannot be used: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  }
}

/** @throws Error naming the part that cannot be used, and where it stands */
export function assertDefinition(definition: LakeDefinition, where: string): void {
  for (const [name, value] of Object.entries(definition)) {
    if (!Object.hasOwn(PARTS, name)) {
      throw new Error(`${where}: "${name}" is not one of ${Object.keys(PARTS).join(', ')}.`);
    }
    const [is, wanted] = PARTS[name as keyof LakeDefinition];
    if (value !== undefined && !is(value)) throw new Error(`${where}: "${name}" must be ${wanted}.`);
  }
}
