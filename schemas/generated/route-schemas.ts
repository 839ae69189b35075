// Written by `npm run generate` from `schemas/documents/*/*.route.ts`. Edit those instead.
import { pageSchema } from '../documents/page/page.schema.ts';
import { examSchema } from '../documents/exam/exam.schema.ts';
import { professionalSchema } from '../documents/professional/professional.schema.ts';
import { serviceSchema } from '../documents/service/service.schema.ts';
import { topicSchema } from '../documents/topic/topic.schema.ts';
import { postSchema } from '../documents/post/post.schema.ts';

/** The content types of documents with a page. */
export const routeSchemas = [
  pageSchema,
  examSchema,
  professionalSchema,
  serviceSchema,
  topicSchema,
  postSchema,
];
