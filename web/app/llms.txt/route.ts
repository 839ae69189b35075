import { getPaths, getSettings } from '#web/content/documents.ts';
import { withContent } from '#web/content/reading.ts';
import { llmsText } from '#web/seo/llms-text.ts';

/** What the site is and holds, in plain words for language models (llmstxt.org). */
export function GET(): Promise<Response> {
  return withContent(summary);
}

async function summary(): Promise<Response> {
  const [{ places }, { data: settings }] = await Promise.all([getPaths(), getSettings()]);
  return new Response(llmsText(settings, places), { headers: { 'content-type': 'text/plain; charset=utf-8' } });
}
