const END = 'primeira-tela';

/**
 * Stands behind what a phone shows first of a page: browsers that know `rel="expect"` paint for the first time when they have come
 * here (HTML Living Standard, 4.6.8.9). On a slow connection a header would else be painted in the middle of a line, and move.
 */
export function FirstScreenEnd() {
  return (
    <>
      <link rel="expect" href={`#${END}`} blocking="render" />
      <span id={END} hidden />
    </>
  );
}
