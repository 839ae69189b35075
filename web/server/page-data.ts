/** Styles of a page's components: styled-components writes them beside each first use, and React reads them once more with its data. */
const STYLE = /<style data-styled(?:-global)?="[^"]*">([\s\S]*?)<\/style>/g;
/** The same elements in the browser. */
const STYLES = 'style[data-styled=""],style[data-styled-global]';
/** Stands for the text of such an element: its place among them, and `r` where it is not written as in a JSON string. */
const MARK = /\uE000(\d+)(r?)\uE000/g;

const asJson = (text: string) => JSON.stringify(text).slice(1, -1);

/**
 * The script that hands the data of a page to React. Styles that stand in the page are not said again, which is half of what React
 * reads: the browser takes them out of the page.
 * @param text of all parts of the data, in their order
 * @param html of the page, without its data
 */
export function dataScript(text: string, html: string): string {
  const marked = markStyles(text, html);
  if (marked === text) return `self.__next_f.push([1,${JSON.stringify(text)}])`;
  const expand =
    `(function(t){var s=document.querySelectorAll('${STYLES}');self.__next_f.push([1,` +
    `t.replace(/${MARK.source}/g,function(m,n,r){var c=s[n].textContent;return r?c:JSON.stringify(c).slice(1,-1)})])})`;
  return `${expand}(${JSON.stringify(marked)})`;
}

function markStyles(text: string, html: string): string {
  if (text.includes('\uE000')) return text;
  const styles = [...html.matchAll(STYLE)].map(([, style = '']) => style);
  // The longest first: one may be a part of another.
  const order = [...new Set(styles)].filter((style) => style !== '').sort((a, b) => b.length - a.length);
  let marked = text;
  for (const style of order) {
    const place = styles.indexOf(style);
    marked = marked.replaceAll(asJson(style), `\uE000${place}\uE000`).replaceAll(style, `\uE000${place}r\uE000`);
  }
  const again = marked.replaceAll(MARK, (_mark, place: string, raw: string) => {
    const style = styles[Number(place)] ?? '';
    return raw ? style : asJson(style);
  });
  return again === text ? marked : text;
}
