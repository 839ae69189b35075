import type { POST_QUERY_RESULT, TOPIC_QUERY_RESULT } from '#schemas/generated/content-types.ts';
import type { POST_QUERY } from '#schemas/queries.ts';
import type { read } from './read.ts';
import type { readLinked } from './documents.ts';

type Post = typeof POST_QUERY;
type DataOf<Read extends (...given: never[]) => Promise<{ readonly data: unknown }>> = Awaited<
  ReturnType<Read>
>['data'];
type Fits<Given, Wanted> = [Given] extends [Wanted] ? true : false;

/** The types of these constants are the test: `npm run typecheck` fails where one of them has another value. */
const ofItsQuery: Fits<DataOf<typeof readLinked<Post>>, POST_QUERY_RESULT> = true;
const asAnother: Fits<DataOf<typeof readLinked<Post>>, TOPIC_QUERY_RESULT> = false;
const withoutLinks: Fits<DataOf<typeof read<Post>>, TOPIC_QUERY_RESULT> = false;
/** A query that typegen has not seen, or a type given by hand in its place. */
const ofAnyText: Fits<string, Parameters<typeof read>[0]> = false;

it('X6: what a query gives has the type of its result, and cannot be taken for something else', () => {
  expect([ofItsQuery, asAnother, withoutLinks, ofAnyText]).toEqual([true, false, false, false]);
});
