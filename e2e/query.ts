import type { Page } from 'playwright-core';
import { readToken } from '../scripts/robot-tokens.ts';
import type { Stack } from './stack.ts';

async function run<T>(stack: Pick<Stack, 'lakeUrl'>, groq: string, perspective: string, token?: string): Promise<T> {
  const parameters = new URLSearchParams({ query: groq, perspective });
  const reply = await fetch(`${stack.lakeUrl}/v2025-02-19/data/query/production?${parameters.toString()}`, {
    headers: token ? { authorization: `Bearer ${token}` } : {},
  });
  if (!reply.ok) throw new Error(`The lake answered ${reply.status}: ${await reply.text()}`);
  const { result }: { result: T } = await reply.json();
  return result;
}

/** What the site may read. */
export async function queryPublished<T>(stack: Pick<Stack, 'lakeUrl' | 'settings'>, groq: string): Promise<T> {
  return await run<T>(stack, groq, 'published', readToken(stack.settings.dataDir));
}

/** The token of the person signed in on this Studio page, from the cookie, which no script of a page can read. */
export async function studioToken(page: Page): Promise<string> {
  const cookies = await page.context().cookies(page.url());
  const session = cookies.find(({ name }) => name.endsWith('lakeSession'));
  if (!session) throw new Error('Nobody is signed in on this page.');
  return session.value;
}

/** What the person signed in on this Studio page may read, drafts included, as stored. */
export async function queryAsEditor<T>(stack: Pick<Stack, 'lakeUrl'>, page: Page, groq: string): Promise<T> {
  return await run<T>(stack, groq, 'raw', await studioToken(page));
}
