import { createHash } from 'node:crypto';

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

/**
 * A short name for a value: equal for equal JSON, different (for all practical purposes) otherwise.
 * @returns 16 characters safe in URLs and file names
 */
export function revisionOf(value: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(value) ?? '')
    .digest('base64url')
    .slice(0, 16);
}

/**
 * A query without the white space of its layout; inside of strings nothing changes. The page's query holds those of all
 * section types, and the lake reads no query of a stranger above 32,768 characters.
 */
export function minifyQuery(query: string): string {
  return query.replaceAll(/("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')|\s+/g, (_match, text?: string) => text ?? ' ').trim();
}

/** Seconds after which it is worth trying again; the lake is asked far more often. */
export const RETRY_AFTER = '5';

/**
 * Answers with what a route makes of the content; with 503 while there is none.
 * @throws whatever else goes wrong
 */
export async function withContent(answer: () => Promise<Response>): Promise<Response> {
  try {
    return await answer();
  } catch (error) {
    if (!(error instanceof ContentUnavailableError)) throw error;
    const headers = { 'cache-control': 'no-store', 'retry-after': RETRY_AFTER };
    return Response.json({ message: 'The content is not available now.' }, { status: 503, headers });
  }
}
