import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const NOTICE = '<!-- Written by `npm run generate` from the files of illustrations/. Edit those. -->';
const SCENE = /<g id="scene">([\s\S]*)<\/g>\s*<\/svg>\s*$/;

/**
 * All drawings as one file, each a group named after its own file: a page shows half a dozen of them, and one request
 * with 11 kB is there sooner than six with two.
 * @param folder holds one SVG file per drawing, with everything in one group, `scene`
 * @throws Error naming the file that is not drawn that way
 */
export function drawingsFile(folder: string): Readonly<Record<string, string>> {
  if (!existsSync(folder)) return {};
  const names = readdirSync(folder)
    .filter((file) => file.endsWith('.svg'))
    .sort();
  const scenes = names.map((file) => {
    const scene = SCENE.exec(readFileSync(join(folder, file), 'utf8'))?.[1];
    if (scene === undefined) throw new Error(`${join(folder, file)} must hold one group: <g id="scene">.`);
    return `<g id="${file.slice(0, -'.svg'.length)}">${scene}</g>\n`;
  });
  // Next wants to know the size of every picture; nothing is shown of the file as a whole.
  return {
    'illustrations.svg': `${NOTICE}\n<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 580"><defs>\n${scenes.join('')}</defs></svg>\n`,
  };
}
