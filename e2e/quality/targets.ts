import type { Page } from 'playwright-core';

/**
 * Controls that are smaller than 24 × 24 px, whatever room is around them: what floats over a page takes it away while somebody
 * scrolls. Links within a sentence are let off (WCAG 2.5.8), as is what a label enlarges.
 */
export async function smallTargets(page: Page): Promise<string[]> {
  return await page.evaluate(() => {
    const size = 24;
    const controls = [
      ...document.querySelectorAll<HTMLElement>('a[href], button, summary, input, select, textarea'),
    ].filter((element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest('label'));
    const inSentence = (element: HTMLElement) => {
      const around = element.parentElement?.textContent?.trim() ?? '';
      return (
        getComputedStyle(element).display === 'inline' && around.length > (element.textContent?.trim().length ?? 0)
      );
    };
    return controls.flatMap((element) => {
      const { width, height, left, right } = element.getBoundingClientRect();
      if (width === 0 || (width >= size && height >= size) || inSentence(element)) return [];
      if (right <= 0 || left >= innerWidth) return [];
      return [`${element.localName} "${element.innerText.trim()}" ${Math.round(width)}×${Math.round(height)}`];
    });
  });
}
