// Written by `npm run generate` from `schemas/documents/*/*.route.ts`. Edit those instead.
import { ADDRESS_FRAGMENT } from '../objects/link.query.ts';
import { PAGE_FILTER } from '../documents/page/page.query.ts';
import { EXAM_FILTER } from '../documents/exam/exam.query.ts';
import { PROFESSIONAL_FILTER } from '../documents/professional/professional.query.ts';
import { SERVICE_FILTER } from '../documents/service/service.query.ts';
import { TOPIC_FILTER } from '../documents/topic/topic.query.ts';
import { POST_FILTER } from '../documents/post/post.query.ts';

/** Every document with a page, by type: inside of an object. */
export const PLACES_FRAGMENT = `
  "page": *[${PAGE_FILTER}] | order(slug.current asc, _id asc) {${ADDRESS_FRAGMENT}},
  "exam": *[${EXAM_FILTER}] | order(slug.current asc, _id asc) {${ADDRESS_FRAGMENT}},
  "professional": *[${PROFESSIONAL_FILTER}] | order(slug.current asc, _id asc) {${ADDRESS_FRAGMENT}},
  "service": *[${SERVICE_FILTER}] | order(slug.current asc, _id asc) {${ADDRESS_FRAGMENT}},
  "topic": *[${TOPIC_FILTER}] | order(slug.current asc, _id asc) {${ADDRESS_FRAGMENT}},
  "post": *[${POST_FILTER}] | order(slug.current asc, _id asc) {${ADDRESS_FRAGMENT}, "topic": topic->slug.current}
`;
