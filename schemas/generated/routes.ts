// Written by `npm run generate` from `schemas/documents/*/*.route.ts`. Edit those instead.
import type { DocumentRoute } from '../documents/route.ts';
import { pageRoute } from '../documents/page/page.route.ts';
import { examRoute } from '../documents/exam/exam.route.ts';
import { professionalRoute } from '../documents/professional/professional.route.ts';
import { serviceRoute } from '../documents/service/service.route.ts';
import { topicRoute } from '../documents/topic/topic.route.ts';
import { postRoute } from '../documents/post/post.route.ts';

/** Every document type with a page, those with short addresses first. */
export const documentRoutes: readonly DocumentRoute[] = [
  pageRoute,
  examRoute,
  professionalRoute,
  serviceRoute,
  topicRoute,
  postRoute,
];
