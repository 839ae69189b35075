import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { fonts } from '../web/ui/fonts.ts';
import { readCommandLine } from './command-line.ts';
import { root } from './settings.ts';

const USAGE = `Usage: npm run subset-font

Makes the fonts that stand in the pages (web/ui/font-data.ts) from the packages @fontsource-variable/…: the letters of Portuguese
and of its neighbours' names, and the weights that the design uses. To be run when one of them is updated; a test says when it is due.`;

const source = (font: string) =>
  join(root, `node_modules/@fontsource-variable/${font}/files/${font}-latin-wght-normal.woff2`);
export const fontFile = join(root, 'web/ui/font-data.ts');

/**
 * What Portuguese is written with, prices and addresses included; the accents of names from Spanish, Italian and German. A letter
 * costs every page some 80 bytes: the other signs come from the device's own font.
 */
const LETTERS =
  'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789' +
  'ÀÁÂÃÇÉÊÍÓÔÕÚÜàáâãçéêíóôõúüÄÈËÌÏÑÒÖÙäèëìïñòöù' +
  ' \u00a0.,:;!?()-–—/…·•“”’\'"ºª°%+×&@$_|';

/** Not as an argument: the types of subset-font 2.9 know no `keepFeatures` yet. */
const OPTIONS = {
  targetFormat: 'woff2' as const,
  variationAxes: { wght: { min: 400, max: 700 } },
  keepFeatures: ['kern'],
  // Names of the weights, for programs that list fonts.
  dropTables: ['STAT'],
};

/** @returns the module of web/ui/font-data.ts */
export async function fontModule(): Promise<string> {
  const entries = await Promise.all(
    Object.keys(fonts).map(async (font) => {
      const data = await subsetFont(await readFile(source(font)), LETTERS, OPTIONS);
      const key = font.includes('-') ? `'${font}'` : font;
      return `  // ${data.length} bytes\n  ${key}:\n    '${data.toString('base64')}',\n`;
    }),
  );
  return `/* Written by \`npm run subset-font\`. */

/** The fonts for Portuguese, weights 400 to 700: WOFF2 in Base64, by their names in web/ui/fonts.ts. */
export const fontData = {
${entries.join('')}};
`;
}

if (import.meta.main) {
  readCommandLine(USAGE, {});
  await writeFile(fontFile, await fontModule());
}
