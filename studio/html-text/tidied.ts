/** Nothing of these is text that somebody wrote to be read here; what was struck out of a Word text, and remarks on it, stay behind. */
const NOT_TEXT = [
  'script, style, noscript, template, iframe, object, embed, svg, form, button, input, select, textarea, del',
  '[style*="mso-element:comment"], .MsoCommentReference, .MsoCommentText',
  'li[role="checkbox"] > img',
].join();

/** HTML as a document that runs and fetches nothing. Browsers complain of handlers in it all the same: these are renamed before. */
export function inertDocument(html: string): Document {
  const quiet = html.replaceAll(/<[a-z][^>]*>/gi, (tag) => tag.replaceAll(/\son\w+\s*=/gi, ' data-left='));
  return new DOMParser().parseFromString(quiet, 'text/html');
}

/**
 * HTML of another program with the elements that our texts are made of: headings by their rank, lists of Word as such, a
 * paragraph for each row of a table, and for what programs write instead of paragraphs.
 * @returns the document, and how many tables became paragraphs
 */
export function tidied(html: string): { readonly parsed: Document; readonly tables: number } {
  const parsed = inertDocument(html);
  // Word's own marks around its text, by a name that selectors do not take alike in every browser.
  for (const mark of parsed.querySelectorAll('*')) {
    if (mark.localName === 'o:p') mark.replaceWith(...(wordsIn(mark) ? mark.childNodes : []));
  }
  for (const element of parsed.querySelectorAll(NOT_TEXT)) element.remove();
  for (const picture of parsed.querySelectorAll('img[alt]')) {
    const letter = picture.getAttribute('alt') ?? '';
    if (/^\p{Extended_Pictographic}/u.test(letter)) picture.replaceWith(letter);
  }
  markWordLists(parsed);
  rankHeadings(parsed);
  const tables = tablesAsLines(parsed);
  makeParagraphs(parsed);
  return { parsed, tables };
}

const wordsIn = (node: Node) => node.textContent?.trim() ?? '';

function renamed(element: Element, name: string): void {
  const other = element.ownerDocument.createElement(name);
  other.append(...element.childNodes);
  element.replaceWith(other);
}

/** The first heading is of the highest rank that a text has, whatever it was; those below it follow without a gap. */
function rankHeadings(parsed: Document): void {
  const above: number[] = [];
  for (const heading of parsed.querySelectorAll('h1, h2, h3, h4, h5, h6, [role="heading"][aria-level], p.MsoTitle')) {
    const level = Number(heading.getAttribute('aria-level') ?? /^H(\d)$/.exec(heading.tagName)?.[1] ?? 0);
    if (wordsIn(heading) !== '') {
      while ((above.at(-1) ?? -1) >= level) above.pop();
      above.push(level);
    }
    renamed(heading, `h${Math.min(above.length + 1, 4)}`);
  }
}

const NUMBERED = /^\(?(\d+|[a-z]{1,4})[.)ºª-]/i;
const SIGN = /^\s*[·•▪●○§]\s*/;

/**
 * Word's lists are paragraphs with a mark in front. The mark goes, and says what list it is: the rules in Word's style sheet,
 * which `@portabletext/html` goes by, are not always in the clipboard.
 */
function markWordLists(parsed: Document): void {
  for (const mark of parsed.querySelectorAll('[style*="mso-list"]')) {
    if (!/mso-list:\s*ignore/i.test(mark.getAttribute('style') ?? '')) continue;
    const holder = mark.closest('p, h1, h2, h3, h4, h5, h6');
    if (holder?.tagName === 'P') asItem(holder, NUMBERED.test(wordsIn(mark)) ? 'number' : 'bullet');
    mark.remove();
  }
  for (const paragraph of parsed.querySelectorAll('p[class^="MsoListParagraph"]')) {
    const first = textsIn(paragraph).find((text) => wordsIn(text) !== '');
    if (!first || paragraph.hasAttribute('data-list') || !SIGN.test(first.data)) continue;
    first.data = first.data.replace(SIGN, '');
    asItem(paragraph, 'bullet');
  }
}

function asItem(paragraph: Element, list: 'number' | 'bullet'): void {
  paragraph.setAttribute('data-list', list);
  paragraph.setAttribute('data-level', /level(\d)/.exec(paragraph.getAttribute('style') ?? '')?.[1] ?? '1');
}

function textsIn(element: Element): Text[] {
  const walker = element.ownerDocument.createTreeWalker(element, 4 /* NodeFilter.SHOW_TEXT */);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  return texts;
}

/** What a cell has where a table only puts things beside each other. */
const MORE_THAN_WORDS = 'table, h2, h3, h4, ul, ol, [data-list]';

function tablesAsLines(parsed: Document): number {
  let count = 0;
  for (const table of parsed.querySelectorAll('table')) {
    const rows = [...table.rows].map(({ cells }) => [...cells]);
    const isData = rows.some((cells) => cells.length > 1) && !table.querySelector(MORE_THAN_WORDS);
    if (isData) count += 1;
    for (const cell of rows.flat()) renamed(cell.tagName === 'TH' && isData ? strong(cell) : cell, 'div');
    // Renamed, they are no longer cells: their rows still hold them.
    const lines = [...table.rows].flatMap((row) => (isData ? [lineOf(row)] : [...row.children]));
    const { caption } = table;
    table.replaceWith(...(caption ? [caption] : []), ...lines);
  }
  return count;
}

function strong(cell: Element): Element {
  const words = cell.ownerDocument.createElement('strong');
  words.append(...cell.childNodes);
  cell.append(words);
  return cell;
}

function lineOf(row: Element): Element {
  const line = row.ownerDocument.createElement('p');
  for (const cell of row.children) {
    if (wordsIn(cell) === '') continue;
    for (const lineBreak of cell.querySelectorAll('br')) lineBreak.replaceWith(' ');
    for (const inner of cell.querySelectorAll('p, div')) inner.replaceWith(...inner.childNodes, ' ');
    const texts = textsIn(cell);
    for (const text of texts.slice(0, texts.findIndex((one) => wordsIn(one) !== '') + 1))
      text.data = text.data.trimStart();
    for (const text of texts.slice(texts.findLastIndex((one) => wordsIn(one) !== ''))) text.data = text.data.trimEnd();
    if (line.hasChildNodes()) line.append(' – ');
    line.append(...cell.childNodes);
  }
  // Apart, `@portabletext/html` drops a space between two.
  line.normalize();
  return line;
}

const BLOCKS = 'p, div, h2, h3, h4, ul, ol, li, pre, blockquote, dl, section, article, figure';
const HOLDERS = 'div, section, article, main, header, footer, aside, dt, dd, address, blockquote, caption, figcaption';

/** One after the other, the words in these would be one paragraph. */
function makeParagraphs(parsed: Document): void {
  for (const holder of parsed.querySelectorAll(HOLDERS)) {
    if (holder.closest('li, p')) continue;
    if (!holder.querySelector(BLOCKS)) renamed(holder, 'p');
    else if (holder.tagName === 'BLOCKQUOTE') holder.replaceWith(...holder.childNodes);
  }
}
