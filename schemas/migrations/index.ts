import { preparedAnswersMigration } from './prepared-answers.ts';

interface Document {
  readonly _id: string;
  readonly _type: string;
  readonly [field: string]: unknown;
}

/** As Sanity's mutation API has them, those that a migration needs. */
type Mutation =
  | { readonly create: Document }
  | {
      readonly patch: {
        readonly id: string;
        readonly set?: Readonly<Record<string, unknown>>;
        readonly unset?: readonly string[];
      };
    };

/**
 * A step from one form of the content to the next. Pure; on content in the new form there is nothing to do, so that a second
 * run changes nothing. What leaves a document is in another one of the same list of mutations, drafts and versions alike.
 */
export interface ContentMigration {
  /**
   * Begins with the step's number. Datasets note it as done: never change the id, the order or the work of a step that was
   * released. Old ones may go, from the first on: the lake refuses content that would need them.
   */
  readonly id: string;
  /** @param documents all of a dataset: published ones, `drafts.` and `versions.` */
  readonly mutations: (documents: readonly Document[]) => readonly Mutation[];
}

/** In the order in which they are done. New ones come at the end. */
export const contentMigrations: readonly ContentMigration[] = [preparedAnswersMigration];
