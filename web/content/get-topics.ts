import { FEED_QUERY, POST_QUERY, TOPIC_QUERY, TOPICS_QUERY } from '#schemas/queries.ts';
import type {
  FEED_QUERY_RESULT,
  POST_QUERY_RESULT,
  TOPIC_QUERY_RESULT,
  TOPICS_QUERY_RESULT,
} from '#schemas/generated/content-types.ts';
import { readPlace } from './get-paths.ts';
import type { Reading } from './reading.ts';
import { read } from './read.ts';
import { readLinked } from './read-linked.ts';

/** All topics, and the newest articles of all. */
export function getTopics(): Promise<Reading<TOPICS_QUERY_RESULT>> {
  return read(TOPICS_QUERY);
}

/** One topic with its articles; `null` data when there is none. */
export function getTopic(slug: string): Promise<Reading<TOPIC_QUERY_RESULT>> {
  return readPlace(`/topics/${slug}`, () => readLinked<TOPIC_QUERY_RESULT>(TOPIC_QUERY, { slug }));
}

/** One article below its topic; `null` data when there is none. */
export function getPost(topic: string, slug: string): Promise<Reading<POST_QUERY_RESULT>> {
  return readPlace(`/topics/${topic}/${slug}`, () => readLinked<POST_QUERY_RESULT>(POST_QUERY, { topic, slug }));
}

/** The newest articles, for feed readers. */
export function getFeed(): Promise<Reading<FEED_QUERY_RESULT>> {
  return read(FEED_QUERY);
}
