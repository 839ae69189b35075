import type { NextRequest } from 'next/server';
import { answerContent } from '#web/content/answer-content.ts';
import { contentReaders } from '#web/content/live-content.ts';

/** Every exam, for browsers that have the page open. */
export function GET(request: NextRequest): Promise<Response> {
  return answerContent(request, contentReaders.exams);
}
