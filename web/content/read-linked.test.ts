import type { TOPIC_QUERY_RESULT } from '#schemas/generated/content-types.ts';
import { POST_QUERY } from '#schemas/queries.ts';
import type { read } from './read.ts';
import type { readLinked } from './read-linked.ts';
import type { Reading } from './reading.ts';

/** What must not compile: `npm run typecheck` fails where one of these lines is no error. */
const mistakes = [
  // @ts-expect-error The type of a result comes with its query.
  (ask: typeof readLinked) => ask<TOPIC_QUERY_RESULT>(POST_QUERY),
  // @ts-expect-error An article is no topic.
  (ask: typeof readLinked): Promise<Reading<TOPIC_QUERY_RESULT>> => ask(POST_QUERY),
  // @ts-expect-error Nor is it one as a draft.
  (ask: typeof read): Promise<Reading<TOPIC_QUERY_RESULT>> => ask(POST_QUERY),
  // @ts-expect-error Typegen has not seen this query.
  (ask: typeof read) => ask('*[_type == "post"]'),
];

it('X6: what a query gives cannot be taken for something else', () => {
  expect(mistakes).toHaveLength(4);
});
