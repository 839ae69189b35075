import { startScript } from '#web/shell/inline-code.ts';
import { dataOf, dataScripts, filesBeside, scriptHints, scriptsOf } from './rendered-pages.ts';

/** Kinds of data, by Next's numbers: the beginning, and text. */
export const BEGINNING = 0;
export const TEXT = 1;

const idOf = (attributes = '') => /\sid="([^"]*)"/.exec(attributes)?.[1];

/** What web/server/finish-page.ts changes in a page, counted. */
export function shapeOf(html: string) {
  const scripts = scriptsOf(html);
  const loader = scripts.findIndex(({ code }) => code === startScript);
  return {
    beside: filesBeside(html),
    // Of the core alone.
    hints: scriptHints(html).map((hint) => /_site\/([a-z]+)-/.exec(hint)?.[1] ?? hint),
    loaders: scripts.filter(({ code }) => code === startScript).length,
    beforeLoader: scripts.slice(0, loader).flatMap(({ attributes }) => idOf(attributes) ?? []),
    placesBehindLoader: scripts.slice(loader).filter(({ attributes }) => attributes.includes('data-src')).length,
    dataScripts: dataScripts(html).length,
    kinds: dataOf(html).map(([kind]) => kind),
  };
}

/** A finished page: places for all its files and its data, the site’s own last, and one script that fetches the core. */
export const FINISHED = {
  beside: [],
  hints: ['core'],
  loaders: 1,
  beforeLoader: ['_R_', 'page-data', 'core', 'visit'],
  placesBehindLoader: 0,
  // The data stand beside the page.
  dataScripts: 0,
  kinds: [],
};
