import type { Page } from 'playwright-core';

/** How an element that has the focus stands on the screen. */
export interface FocusStop {
  readonly name: string;
  /** Whether an outline of 2 px or more is drawn around it, or around the card it stands for. */
  readonly marked: boolean;
  /** Whether its middle can be seen (of a tall one its start): inside the window and under nothing that stays there. */
  readonly seen: boolean;
  readonly inside: 'menu' | 'page';
}

const LIMIT = 400;

/** Presses Tab, or Shift and Tab, until the focus comes round, and tells every stop in order. */
export async function walk(page: Page, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<FocusStop[]> {
  const stops: FocusStop[] = [];
  for (let step = 0; step < LIMIT; step += 1) {
    await page.keyboard.press(key);
    const stop = await page.evaluate(async (): Promise<FocusStop | null> => {
      const element = document.activeElement;
      if (!(element instanceof HTMLElement) || element === document.body) return null;
      if (element.dataset.visited) return null;
      element.dataset.visited = 'yes';
      await new Promise(requestAnimationFrame);
      // The skip link comes down; it is judged where it ends.
      await Promise.allSettled(element.getAnimations().map(({ finished }) => finished));
      // A link may mark the card that it makes clickable, by a layer of its own or through `:focus-within`.
      const bearers = [element, element.parentElement, element.closest('article, li')].filter(
        (bearer) => bearer !== null,
      );
      const isMarked = () =>
        [...bearers.map((bearer) => getComputedStyle(bearer)), getComputedStyle(element, '::after')].some(
          (style) => style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) >= 2,
        );
      const isSeen = () => {
        const box = element.getClientRects()[0] ?? element.getBoundingClientRect();
        // Tall controls may be longer than the window: their start counts. Of a field of several lines browsers bring the one
        // into sight in which one writes.
        const reach = element.localName === 'textarea' ? 24 : innerHeight / 3;
        const y = box.top + Math.min(box.height / 2, reach);
        const top = document.elementFromPoint(box.left + box.width / 2, y);
        return top !== null && (element.contains(top) || top.contains(element));
      };
      // What is not so now is so a moment later, unless it never is: the page may still be scrolling or settling.
      for (let frame = 0; frame < 60 && !(isMarked() && isSeen()); frame += 1) {
        await new Promise(requestAnimationFrame);
      }
      const label = element.getAttribute('aria-label') ?? element.innerText ?? '';
      return {
        name: `${element.localName} ${label.trim().slice(0, 40) || element.id}`,
        marked: isMarked(),
        seen: isSeen(),
        inside: element.closest('[data-site-header]') ? 'menu' : 'page',
      };
    });
    if (stop === null) return stops;
    stops.push(stop);
  }
  return stops;
}
