/**
 * What becomes of a page's HTML before it leaves, text to text: docs/decisions/0013-pages-are-finished-where-they-leave.md and
 * docs/decisions/0019-react-sleeps.md. The patterns are about what Next writes (docs/upstream.md); a page that looks otherwise is
 * left as it is.
 */
import { startScript } from '../shell/inline-code.ts';
import { dataScript } from './page-data.ts';
import { type OwnScripts, scriptAddress } from './page-scripts.ts';

/** The data that React reads, in as many scripts as it had parts while it was rendered. Next writes no `<` into them. */
const DATA_PART = /<script>self\.__next_f\.push\(\[1,"([^<]*)"\]\)<\/script>/g;
/** What React and the bundler find when they begin; each page says it. */
const BEGINNING =
  /<script>((?:\(self\.__next_f=self\.__next_f\|\|\[\]\)|\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\))\.push\([^<]*\));?<\/script>/g;
/** Parts that are no text (bytes, the state of a form): then the order of all of them matters. */
const PART_OF_ANOTHER_KIND = /<script>self\.__next_f\.push\(\[(?!1,")/;

/** What the bundler finds when it begins, where Next writes it before the script that React begins with. */
const BOOTSTRAP = /<script id="_R_">([^<]*)<\/script>(<script src="[^"]+")( async=""><\/script>)/;

/** The page's own scripts as Next writes them, and the hints to fetch them early. Those of old browsers stay. */
const SCRIPT = /<script src="(\/_next\/static\/[^"]+\.js)"( id="_R_")? async=""><\/script>/g;
const HINT = /<link rel="preload" as="script"[^>]*href="\/_next\/static\/[^>]*>/g;
/** The last of them: React begins with it. It stands behind what a visitor sees and before the data that React reads. */
const LAST_SCRIPT = / id="_R_"><\/script>/;

/** What web/shell/page-font.tsx writes; React puts it before everything else of the head. */
const FONT = /<style data-precedence="font"[^>]*>[^<]*<\/style>|<link rel="preload" as="font"[^>]*>/g;

/** A page as it is sent, and the data that was taken out of it. */
export interface FinishedPage {
  readonly html: string;
  readonly data?: { readonly address: string; readonly code: string } | undefined;
}

/**
 * Not for pages that are streamed to one browser: their scripts are needed to put them together.
 * @param own addresses of the site's own scripts
 */
export function finishPage(html: string, own: OwnScripts): FinishedPage {
  const held = holdScripts(html.replace(BOOTSTRAP, '$2 id="_R_"$3<script>$1</script>'), own);
  return held ? takeDataOut(putFontLast(held)) : { html };
}

/** A form that could not be sent (web/contact/form-frame.tsx). */
const WRONG_FORM = ' data-problem="true"';

/** Says in the title of an answer that the form in it was not sent: without script that is what one hears first. */
export function sayErrorFirst(html: string): string {
  return html.includes(WRONG_FORM) ? html.replace('<title>', '<title>Erro: ') : html;
}

/** Moves the font behind all else of the head: it has 36 kB, and programs that show a preview of a link may read no more than 32. */
export function putFontLast(html: string): string {
  const tags = html.match(FONT);
  return tags ? html.replaceAll(FONT, '').replace('</head>', (end) => tags.join('') + end) : html;
}

/**
 * Takes the data of a page out of it and leaves a place for it: it is twice as long as what a visitor sees, and nobody reads it
 * while React sleeps.
 */
export function takeDataOut(html: string): FinishedPage {
  if (PART_OF_ANOTHER_KIND.test(html)) return { html };
  const parts = [...html.matchAll(DATA_PART)].map(([, literal]) => literal);
  if (parts.length === 0) return { html };
  const beginning = [...html.matchAll(BEGINNING)].map(([, code]) => code);
  const rest = html.replaceAll(DATA_PART, '').replaceAll(BEGINNING, '');
  const text = parts.map((literal) => String(JSON.parse(`"${literal}"`))).join('');
  const code = [...beginning, dataScript(text, rest)].join(';');
  const address = scriptAddress('data', code);
  return {
    html: rest.replace(LAST_SCRIPT, (tag) => `${tag}<script data-src="${address}" id="page-data"></script>`),
    data: { address, code },
  };
}

/**
 * Leaves places for a page's scripts, and a small one that fetches the core when the first paint is done; React and Next come when they
 * are wanted. On a phone's connection they are ten times the page itself. Without scripts a page is the same.
 */
export function holdScripts(html: string, own: OwnScripts): string | undefined {
  const hint = `<link rel="preload" as="script" fetchPriority="low" href="${own.core}"/>`;
  const held = html.replaceAll(SCRIPT, '<script data-src="$1"$2></script>').replaceAll(HINT, hint);
  if (!LAST_SCRIPT.test(held)) return undefined;
  const places = Object.entries(own).map(([id, address]) => `<script data-src="${address}" id="${id}"></script>`);
  return held.replace(LAST_SCRIPT, (tag) => `${tag}${places.join('')}<script>${startScript}</script>`);
}
