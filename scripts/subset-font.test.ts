import { readFile } from 'node:fs/promises';
import { fontFile, fontModule } from './subset-font.ts';

it('the site’s fonts are what `npm run subset-font` makes (B9)', async () => {
  expect(await readFile(fontFile, 'utf8')).toBe(await fontModule());
});
