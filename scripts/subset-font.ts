import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { readCommandLine } from './command-line.ts';
import { root } from './settings.ts';

const USAGE = `Usage: npm run subset-font

Makes the site's font (web/app/dm-sans.woff2) from the package @fontsource-variable/dm-sans: the letters of Portuguese and its
neighbours, and the weights that the design uses. To be run when that package is updated; a test says when it is due.`;

const SOURCE = join(root, 'node_modules/@fontsource-variable/dm-sans/files/dm-sans-latin-wght-normal.woff2');
export const subsetFile = join(root, 'web/app/dm-sans.woff2');

/** ASCII; the letters of Portuguese, of names from Spanish, Italian and German; what typesets Portuguese and formats prices. */
const LETTERS =
  Array.from({ length: 0x7e - 0x20 + 1 }, (_none, index) => String.fromCodePoint(0x20 + index)).join('') +
  '\u00a0ÀÁÂÃÄÇÈÉÊËÌÍÎÏÑÒÓÔÕÖÙÚÛÜàáâãäçèéêëìíîïñòóôõöùúûü' +
  '“”‘’«»–—…·•ªº°²³½¼×÷±©®™€→←↑↓−§¡¿';

/** @returns the font as WOFF2 */
export async function makeSubset(): Promise<Buffer> {
  return await subsetFont(await readFile(SOURCE), LETTERS, {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: 400, max: 700 } },
  });
}

if (import.meta.main) {
  readCommandLine(USAGE, {});
  const font = await makeSubset();
  await writeFile(subsetFile, font);
  console.log(`${subsetFile}: ${font.length} bytes`);
}
