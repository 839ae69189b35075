// Written by `npm run generate` from `schemas/documents/*/*.route.ts`. Edit those instead.
export { HOME_QUERY, PAGE_QUERY } from '../documents/page/page.route.ts';
export { EXAM_QUERY } from '../documents/exam/exam.route.ts';
export { PROFESSIONALS_QUERY, PROFESSIONAL_QUERY } from '../documents/professional/professional.route.ts';
export { SERVICE_QUERY } from '../documents/service/service.route.ts';
export { TOPICS_QUERY, TOPIC_QUERY } from '../documents/topic/topic.route.ts';
export { POST_QUERY } from '../documents/post/post.route.ts';
