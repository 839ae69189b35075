import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { readCommandLine } from './command-line.ts';
import { root } from './settings.ts';

const USAGE = `Usage: npm run subset-font

Makes the font that stands in every page (web/shell/dm-sans.ts) from the package @fontsource-variable/dm-sans: the letters of Portuguese
and of its neighbours' names, and the weights that the design uses. To be run when that package is updated; a test says when it is due.`;

const SOURCE = join(root, 'node_modules/@fontsource-variable/dm-sans/files/dm-sans-latin-wght-normal.woff2');
export const fontFile = join(root, 'web/shell/dm-sans.ts');

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

/** @returns the module of web/shell/dm-sans.ts */
export async function fontModule(): Promise<string> {
  const font = await subsetFont(await readFile(SOURCE), LETTERS, OPTIONS);
  return `/* Written by \`npm run subset-font\`. */

/** DM Sans for Portuguese, weights 400 to 700: WOFF2 in Base64, ${font.length} bytes. */
export const dmSans =
  '${font.toString('base64')}';
`;
}

if (import.meta.main) {
  readCommandLine(USAGE, {});
  await writeFile(fontFile, await fontModule());
}
