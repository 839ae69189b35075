export { revisionOf } from '#web/replica/answers.ts';

/** A query that typegen knows (`schemas/queries.ts`); its text finds the type of its result. */
export type Query = keyof SanityQueries;

/** What a query gave. */
export interface Reading<Data> {
  readonly data: Data;
  /** Names of the questions that the data answers: when what one of them gives changes, so may the data. */
  readonly tags: readonly string[];
  /** Equal as long as the data is. */
  readonly revision: string;
}

/** Named values that a query asks for with `$name`, as JSON. */
export type QueryParams = Readonly<Record<string, unknown>>;

/** The site was started without the Content Lake, and nothing was kept from better times. */
export class ContentUnavailableError extends Error {
  override readonly name = 'ContentUnavailableError';

  constructor(message = 'The Content Lake does not answer, and no earlier content was kept.') {
    super(message);
  }
}

/** Seconds after which it is worth trying again; the site itself tries far more often. */
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
