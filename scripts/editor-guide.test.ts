import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { inOneWord } from '../studio/release-wording.ts';
import { root } from './settings.ts';

const guide = readFileSync(join(root, 'docs/editors.pt-BR.md'), 'utf8');
const folder = join(root, 'docs/images/editors');

/** Everything that Studio can say: ours, and what its Portuguese says, reworded as in Studio. */
const studioTexts = ['schemas', 'studio', 'clinic', 'lake/accounts', 'node_modules/@sanity/locale-pt-br']
  .flatMap((place) =>
    readdirSync(join(root, place), { recursive: true, withFileTypes: true })
      .filter(
        ({ name, parentPath }) =>
          /\.(ts|tsx|js|mjs)$/.test(name) && !/\.test\./.test(name) && !/studio\/node_modules/.test(parentPath),
      )
      .map(({ name, parentPath }) => readFileSync(join(parentPath, name), 'utf8')),
  )
  .flatMap((source) => [source, ...source.split('"').map(inOneWord)])
  .join('\n');

test('the guide uses the words of Studio: whatever is in bold is written there', () => {
  const words = [...guide.matchAll(/\*\*([^*]+)\*\*/g)].map(([, word = '']) => word);
  // Sentences in bold are the guide's own; signs have no words.
  const names = words.filter((word) => !word.endsWith('.') && /\p{L}/u.test(word) && word !== 'negrito');
  expect(names.length).toBeGreaterThan(40);
  expect(names.filter((name) => !studioTexts.includes(name))).toEqual([]);
});

test('its pictures are there, each used, 1280 wide, and none heavier than 60 kB', async () => {
  const used = [...guide.matchAll(/!\[[^\]]{10,}\]\(images\/editors\/([\w-]+\.webp)\)/g)].map(([, name = '']) => name);
  expect(used.toSorted()).toEqual(readdirSync(folder).toSorted());
  for (const name of used) {
    expect(statSync(join(folder, name)).size).toBeLessThanOrEqual(60_000);
    expect((await sharp(join(folder, name)).metadata()).width).toBe(1280);
  }
});

test('every line of its contents leads to a part', () => {
  const parts = [...guide.matchAll(/^## (.+)$/gm)].map(([, title = '']) => title.toLowerCase().replaceAll(' ', '-'));
  const links = [...guide.matchAll(/\]\(#([^)]+)\)/g)].map(([, anchor = '']) => anchor);
  expect(links.length).toBeGreaterThan(6);
  expect(links.filter((anchor) => !parts.includes(anchor))).toEqual([]);
});
