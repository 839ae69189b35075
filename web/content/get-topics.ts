import { FEED_QUERY, POST_QUERY, TOPIC_QUERY, TOPICS_QUERY } from '#schemas/queries.ts';
import { readPlace } from './get-paths.ts';
import { read } from './read.ts';
import { readLinked } from './read-linked.ts';

/** All topics, and the newest articles of all. */
export function getTopics() {
  return read(TOPICS_QUERY);
}

/** One topic with its articles; `null` data when there is none. */
export function getTopic(slug: string) {
  return readPlace(`/topics/${slug}`, () => readLinked(TOPIC_QUERY, { slug }));
}

/** One article below its topic; `null` data when there is none. */
export function getPost(topic: string, slug: string) {
  return readPlace(`/topics/${topic}/${slug}`, () => readLinked(POST_QUERY, { topic, slug }));
}

/** The newest articles, for feed readers. */
export function getFeed() {
  return read(FEED_QUERY);
}
