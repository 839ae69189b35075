import { ContentUnavailableError } from './reading.ts';

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
