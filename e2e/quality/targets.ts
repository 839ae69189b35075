import type { Page } from 'playwright-core';

/**
 * Controls that are smaller than 24 × 24 px and have a neighbour within the circle of 24 px around their middle
 * (WCAG 2.5.8). Links within a sentence are let off there, as is what a label enlarges.
 */
export async function smallTargets(page: Page): Promise<string[]> {
  return await page.evaluate(() => {
    const size = 24;
    const controls = [
      ...document.querySelectorAll<HTMLElement>('a[href], button, summary, input, select, textarea'),
    ].filter((element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest('label'));
    const boxes = controls.map((element) => element.getBoundingClientRect());
    // What floats over the page is no neighbour of what scrolls below it.
    const layerOf = (element: Element | null): Element | null =>
      !element || /fixed|sticky/.test(getComputedStyle(element).position) ? element : layerOf(element.parentElement);
    const layers = controls.map(layerOf);
    const inSentence = (element: HTMLElement) => {
      const around = element.parentElement?.textContent?.trim() ?? '';
      return (
        getComputedStyle(element).display === 'inline' && around.length > (element.textContent?.trim().length ?? 0)
      );
    };
    return controls.flatMap((element, index) => {
      const box = boxes[index];
      if (!box || box.width === 0 || (box.width >= size && box.height >= size) || inSentence(element)) return [];
      if (box.right <= 0 || box.left >= innerWidth) return [];
      const x = box.left + box.width / 2;
      const y = box.top + box.height / 2;
      const crowded = boxes.some((other, place) => {
        if (place === index || controls[place]?.contains(element) || element.contains(controls[place] ?? null))
          return false;
        if (layers[place] !== layers[index]) return false;
        const dx = Math.max(other.left - x, 0, x - other.right);
        const dy = Math.max(other.top - y, 0, y - other.bottom);
        return Math.hypot(dx, dy) < size / 2;
      });
      const { width, height } = box;
      return crowded
        ? [`${element.localName} "${element.innerText.trim()}" ${Math.round(width)}×${Math.round(height)}`]
        : [];
    });
  });
}
