/** The data that React reads, in as many scripts as it had parts while it was rendered. Next writes no `<` into them. */
const PART = /<script>self\.__next_f\.push\(\[1,"([^<]*)"\]\)<\/script>/g;
/** Parts that are no text (bytes, the state of a form): then the order of all of them matters. */
const OTHER_PART = /<script>self\.__next_f\.push\(\[(?!1,")/;

/**
 * Puts the data of a page into one script, where its first part stood: each part would be a script that the browser looks up
 * in the policy, and a hash of some fifty bytes in its header.
 */
export function mergeData(html: string): string {
  if (OTHER_PART.test(html)) return html;
  const data = [...html.matchAll(PART)].map(([, text]) => text).join('');
  if (data === '') return html;
  let isFirst = true;
  return html.replaceAll(PART, () => {
    if (!isFirst) return '';
    isFirst = false;
    return `<script>self.__next_f.push([1,"${data}"])</script>`;
  });
}
