import { afterPaint } from '../shell/after-paint-code.ts';

/** The page's own scripts as Next writes them, and the hints to fetch them early. Those of old browsers stay. */
const SCRIPT = /<script src="(\/_next\/static\/[^"]+\.js)"( id="_R_")? async=""><\/script>/g;
const HINT = /<link rel="preload" as="script"[^>]*href="\/_next\/static\/[^>]*>/g;
/** The last of them: React begins with it. It stands behind what a visitor sees and before the data that React reads. */
const LAST = / id="_R_"><\/script>/;

/**
 * Has a page's scripts fetched when its first paint is done instead of beside it: on a phone's connection they are four
 * times the page itself, and what they add can wait for a moment. Without scripts a page is the same.
 *
 * Pages that are streamed to one browser are not passed through here: their scripts are needed to put them together.
 */
export function startScriptsAfterPaint(html: string): string {
  const held = html.replaceAll(SCRIPT, '<script data-src="$1"$2></script>').replaceAll(HINT, '');
  return LAST.test(held) ? held.replace(LAST, (tag) => `${tag}<script>${afterPaint}</script>`) : html;
}
