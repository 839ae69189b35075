import type { Page } from 'playwright-core';

/** What is cut off or needs sideways scrolling at the present width (WCAG 1.4.10). Tables may scroll in their own box. */
export async function overflows(page: Page): Promise<string[]> {
  return await page.evaluate(() => {
    const found: string[] = [];
    const root = document.documentElement;
    if (root.scrollWidth > root.clientWidth) found.push(`the page is ${root.scrollWidth} px wide`);
    const scrollsOnPurpose = (element: Element) => element.closest('[data-scrolls], [tabindex="0"]') !== null;
    for (const element of document.querySelectorAll<HTMLElement>('main *, header *, footer *')) {
      if (
        !element.checkVisibility({ visibilityProperty: true }) ||
        element.closest('svg, .visually-hidden, [aria-hidden="true"]')
      )
        continue;
      const style = getComputedStyle(element);
      // Hidden from sight on purpose, as `.visually-hidden` is, at this width only.
      if (style.clipPath === 'inset(50%)') continue;
      const box = element.getBoundingClientRect();
      const hasText = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
      if (!hasText || box.width === 0 || scrollsOnPurpose(element)) continue;
      const cutInside = style.overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1;
      const outside = box.right > root.clientWidth + 1 || box.left < -1;
      if (cutInside || outside) found.push(`${element.localName} "${element.innerText.trim().slice(0, 40)}"`);
    }
    return found;
  });
}
