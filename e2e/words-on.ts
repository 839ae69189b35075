import type { Page } from 'playwright-core';

/** Words of an interface that are English and nothing else: no Portuguese text has one of them. */
const ENGLISH =
  /\b(?:the|and|with|your|this|search|clear|open|close|remove|delete|edited|created|back|next|previous|loading|untitled|unknown|retry|select|selected|copy|cancel|save|field|draft|month|year|show|hide|filter|filters|failed|try|again|yes)\b/i;

/** Everything in English that a page says: in words, and in the names that screen readers and pointers get. */
export async function englishOn(page: Page): Promise<string[]> {
  const said = await page.locator('body').evaluate((body) => {
    const texts: string[] = [];
    const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
      if (!text.parentElement?.closest('script, style, noscript')) texts.push(text.nodeValue ?? '');
    }
    const names = ['aria-label', 'title', 'placeholder', 'alt'];
    const named = [...body.querySelectorAll(names.map((name) => `[${name}]`).join())];
    return texts.concat(named.flatMap((element) => names.map((name) => element.getAttribute(name) ?? '')));
  });
  return [...new Set(said)].filter((text) => ENGLISH.test(text));
}
