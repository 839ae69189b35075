/** Three documents open side by side over plain HTTP/1.1 on one origin, all of them saving (protocol trap T1). */
import type { Browser, Page } from 'playwright-core';
import { openBrowser, signIn } from './browser.ts';
import { eventually } from './eventually.ts';
import { startStack, type Stack } from './stack.ts';

let stack: Stack;
let browser: Browser;
let page: Page;

async function query<T>(groq: string, perspective: string): Promise<T> {
  const token = await page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.startsWith('__studio_auth_token'));
    const stored: { token: string } = JSON.parse((key && localStorage.getItem(key)) || '{}');
    return stored.token;
  });
  const url = `${stack.lakeUrl}/v2025-02-19/data/query/production?perspective=${perspective}&query=${encodeURIComponent(groq)}`;
  const reply = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
  return (await reply.json()).result;
}

beforeAll(async () => {
  stack = await startStack();
  browser = await openBrowser();
  ({ page } = await signIn(browser, stack));
}, 240_000);

afterAll(async () => {
  await browser?.close();
  await stack?.stop();
});

it('opens and saves in all three panes', async () => {
  const people = await query<{ _id: string; fullName: string }[]>(
    '*[_type == "professional"] | order(_id)[0...3]{_id, fullName}',
    'published',
  );
  expect(people).toHaveLength(3);
  const context = page.context();
  // One window holds three document panes; panes are separated by semicolons in the address.
  await page.setViewportSize({ width: 2400, height: 1000 });
  const panes = people.map(({ _id }) => `${_id},type=professional`).join(';');
  await page.goto(`${stack.siteUrl}/studio/structure/${panes}`);
  const inputs = page.getByTestId('field-fullName').locator('input');
  for (const [index, person] of people.entries()) {
    await inputs.nth(index).waitFor();
    await inputs.nth(index).fill(`${person.fullName} Terceira`);
  }
  for (const person of people) {
    const read = () => query<string | null>(`*[_id == "drafts.${person._id}"][0].fullName`, 'raw');
    await eventually(read, `${person.fullName} Terceira`);
  }
  expect(context.pages()).toHaveLength(1);
}, 120_000);
