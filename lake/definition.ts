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
  /** More on the page that tells administrators how things are. */
  readonly operations?: () => HtmlEscapedString | Promise<HtmlEscapedString>;
  readonly close?: () => void;
}

/** What stands in a mail between greeting and end. */
export interface MailText {
  readonly subject: string;
  readonly lines: readonly string[];
}
