import { afterPaint } from '#web/shell/inline-code.ts';
import { dataOf, dataScripts, filesBeside, scriptHints, scriptsOf } from './rendered-pages.ts';

/** Kinds of data, by Next's numbers: the beginning, and text. */
export const BEGINNING = 0;
export const TEXT = 1;

/** What web/server/finish-page.ts changes in a page, counted. */
export function shapeOf(html: string) {
  const scripts = scriptsOf(html);
  const loader = scripts.findIndex(({ code }) => code === afterPaint);
  return {
    beside: filesBeside(html),
    hints: scriptHints(html),
    loaders: scripts.filter(({ code }) => code === afterPaint).length,
    beforeLoader: scripts[loader - 1]?.attributes.replace(/ data-src="[^"]*"/, ''),
    placesBehindLoader: scripts.slice(loader).filter(({ attributes }) => attributes.includes('data-src')).length,
    dataBeforeLoader: scripts.slice(0, loader).filter(({ code }) => code.includes('__next_f')).length,
    dataScripts: dataScripts(html).length,
    kinds: dataOf(html).map(([kind]) => kind),
  };
}

/** A finished page: places for all its files, one script that fills them, and its data in one script behind it. */
export const FINISHED = {
  beside: [],
  hints: [],
  loaders: 1,
  beforeLoader: ' id="_R_"',
  placesBehindLoader: 0,
  dataBeforeLoader: 0,
  // The beginning, and all the data.
  dataScripts: 2,
  kinds: [BEGINNING, TEXT],
};
