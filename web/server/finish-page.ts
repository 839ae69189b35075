/**
 * What becomes of a page's HTML before it leaves, text to text: docs/decisions/0013-pages-are-finished-where-they-leave.md.
 * The patterns are about what Next writes (docs/upstream.md); a page that looks otherwise is left as it is.
 */
import { afterPaint } from '../shell/inline-code.ts';

/** The data that React reads, in as many scripts as it had parts while it was rendered. Next writes no `<` into them. */
const DATA_PART = /<script>self\.__next_f\.push\(\[1,"([^<]*)"\]\)<\/script>/g;
/** Parts that are no text (bytes, the state of a form): then the order of all of them matters. */
const PART_OF_ANOTHER_KIND = /<script>self\.__next_f\.push\(\[(?!1,")/;

/** The page's own scripts as Next writes them, and the hints to fetch them early. Those of old browsers stay. */
const SCRIPT = /<script src="(\/_next\/static\/[^"]+\.js)"( id="_R_")? async=""><\/script>/g;
const HINT = /<link rel="preload" as="script"[^>]*href="\/_next\/static\/[^>]*>/g;
/** The last of them: React begins with it. It stands behind what a visitor sees and before the data that React reads. */
const LAST_SCRIPT = / id="_R_"><\/script>/;

/** Not for pages that are streamed to one browser: their scripts are needed to put them together. */
export function finishPage(html: string): string {
  return startScriptsAfterPaint(mergeData(html));
}

/**
 * Puts the data of a page into one script, where its first part stood: each part would be a script that the browser looks up
 * in the policy, and a hash of some fifty bytes in its header.
 */
export function mergeData(html: string): string {
  if (PART_OF_ANOTHER_KIND.test(html)) return html;
  const data = [...html.matchAll(DATA_PART)].map(([, text]) => text).join('');
  if (data === '') return html;
  let isFirst = true;
  return html.replaceAll(DATA_PART, () => {
    if (!isFirst) return '';
    isFirst = false;
    return `<script>self.__next_f.push([1,"${data}"])</script>`;
  });
}

/**
 * Has a page's scripts fetched when its first paint is done instead of beside it: on a phone's connection they are four
 * times the page itself, and what they add can wait for a moment. Without scripts a page is the same.
 */
export function startScriptsAfterPaint(html: string): string {
  const held = html.replaceAll(SCRIPT, '<script data-src="$1"$2></script>').replaceAll(HINT, '');
  return LAST_SCRIPT.test(held) ? held.replace(LAST_SCRIPT, (tag) => `${tag}<script>${afterPaint}</script>`) : html;
}
