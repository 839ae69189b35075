import type { Path } from '@sanity/types';
import { textOf } from './form-value.ts';

/** Levels by style. A text stands below the page's title, or below that of its section. */
const LEVELS: Readonly<Record<string, number>> = { h2: 2, h3: 3, h4: 4 };
const ABOVE = 2;

/** Whoever moves through a page by its headings must not miss a level (WCAG 1.3.1, 2.4.6; NBR 17225). */
export function headingOrder(blocks: readonly unknown[] | undefined): true | { message: string; path: Path } {
  let above = ABOVE;
  for (const block of blocks ?? []) {
    const level = LEVELS[textOf(block, 'style')];
    if (level === undefined) continue;
    if (level > above + 1) {
      const message = 'Este “Subtítulo menor” vem sem um “Subtítulo” acima dele: quem ouve a página perde um nível.';
      return { message, path: [{ _key: textOf(block, '_key') }] };
    }
    above = level;
  }
  return true;
}
