/** A query that typegen knows (`schemas/queries.ts`); its text finds the type of its result. */
export type Query = keyof SanityQueries;

/** What a question to the lake gave. */
export interface Reading<Data> {
  readonly data: Data;
  /** The lake's sync tags: when one of them changes, so may the data. */
  readonly tags: readonly string[];
  /** Equal as long as the data is. */
  readonly revision: string;
}

/** Named values that a query asks for with `$name`, as JSON. */
export type QueryParams = Readonly<Record<string, unknown>>;

/** The lake does not answer and nothing was kept from better times. */
export class ContentUnavailableError extends Error {
  override readonly name = 'ContentUnavailableError';
}

/** As it crosses a cache, behind which errors lose their class. */
export type Outcome<Data> = Reading<Data> | { readonly unavailable: string };
