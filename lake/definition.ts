import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Hono } from 'hono';
import type { HtmlEscapedString } from 'hono/utils/html';
import type { OutsideAccounts } from './auth/outside-accounts.ts';
import type { ContentRules } from './config/config.ts';
import type { Environment } from './config/environment.ts';
import type { Lake } from './lake.ts';
import type { ContentMigration } from './upgrade/carry-over.ts';

/** What makes a lake that of one product. All of it may be left out. */
export interface LakeDefinition extends Partial<ContentRules> {
  /** Settings by the names of the README, for which the environment has nothing. */
  readonly settings?: Environment;
  /** People sign in elsewhere; the lake's own accounts and their pages are not used then. */
  readonly authenticate?: OutsideAccounts | undefined;
  /**
   * Called once, when everything is open.
   * @param report logs what no request waits for
   */
  readonly extend?: (lake: Lake, report: (message: string, error: unknown) => void) => Extension;
  /** Carry over content that was written before a change of the content model. */
  readonly migrations?: readonly ContentMigration[];
  /** Fills the main dataset when nothing is in it yet. */
  readonly seed?: ((lake: Lake) => Promise<void>) | undefined;
}

/** What a product adds to its lake. */
export interface Extension {
  /** Addresses of its own, below that of a version. */
  readonly routes?: readonly Hono[];
  /** What a letter says, by topic, at the moment when it is sent; undefined when there is nothing to say any more. */
  readonly mails?: Readonly<Record<string, (about: string) => MailText | undefined>>;
  /** What the page of the audit log calls events of its own, by their names. */
  readonly auditEvents?: Readonly<Record<string, string>>;
  /** What it calls a document of the main dataset. */
  readonly documentName?: (id: string) => string | undefined;
  /** More on the page that tells administrators how things are. */
  readonly operations?: () => HtmlEscapedString | Promise<HtmlEscapedString>;
  readonly close?: () => void;
}

/** What stands in a mail between greeting and end. */
export interface MailText {
  readonly subject: string;
  readonly lines: readonly string[];
}

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
