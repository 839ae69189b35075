import type { Page } from 'playwright-core';
import { administrator } from './administrator.ts';
import { ready } from './ready.ts';
import type { Stack } from './stack.ts';

/** Has React wake on a page that sleeps: by a publish that every page shows. */
export async function wake(stack: Stack, page: Page): Promise<void> {
  const client = await administrator(stack.settings);
  await client
    .patch('siteSettings')
    .set({ tagline: `Publicado às ${Date.now()}` })
    .commit();
  await ready(page);
}
