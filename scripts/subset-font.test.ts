import { readFile } from 'node:fs/promises';
import { makeSubset, subsetFile } from './subset-font.ts';

it('the site’s font is what `npm run subset-font` makes (B9)', async () => {
  expect((await readFile(subsetFile)).equals(await makeSubset())).toBe(true);
});
