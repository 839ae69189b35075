import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/**
 * Test support: where in a folder one of the texts can still be read, byte by byte, as `file: text`. Empty when nowhere.
 * Texts are found as they are written in JSON and in plain UTF-8.
 */
export function leftIn(folder: string, texts: readonly string[]): readonly string[] {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return files.flatMap((entry) => {
    const path = join(entry.parentPath, entry.name);
    const content = readFileSync(path);
    const found = texts.filter((text) => content.includes(text) || content.includes(JSON.stringify(text).slice(1, -1)));
    return found.map((text) => `${relative(folder, path)}: ${text}`);
  });
}
