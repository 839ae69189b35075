/**
 * `npm run new-section opening-hours [-- --title "Horários"]`: a section folder from the template, registered everywhere.
 * Nothing outside the folder is edited by hand: Studio's insert menu, the site and the tests find it by being there.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { format, type Oxfmtrc } from 'oxfmt';

import { generate } from './generate.ts';
import { sectionFolder } from './generate/section-folders.ts';

const TEMPLATE = join(import.meta.dirname, 'section-template');

interface NewSection {
  /** Folder in kebab-case. */
  readonly name: string;
  /** What staff call it; made from the name when absent. */
  readonly title?: string | undefined;
}

/**
 * Copies the template to `schemas/sections/<name>` below `root`, formatted as `root` says: lines break by the length of the name.
 * @returns paths of the files written, relative to the section's folder
 * @throws Error when the name is not kebab-case or already taken.
 */
export async function createSection(root: string, { name, title }: NewSection): Promise<readonly string[]> {
  const { folder, type, constant } = sectionFolder(name);
  const target = join(root, 'schemas/sections', folder);
  if (existsSync(target)) throw new Error(`There is already a section "${folder}".`);
  if (takenTypes(root).has(type))
    throw new Error(`The content model already has a type "${type}": choose another name.`);
  const words: Readonly<Record<string, string>> = {
    __folder__: folder,
    __type__: type,
    __Component__: capitalised(type),
    __CONSTANT__: constant,
    __title__: (title ?? capitalised(folder.replaceAll('-', ' '))).replaceAll("'", '’').replaceAll('\\', '\\\\'),
  };
  mkdirSync(target, { recursive: true });
  const { ignorePatterns: _, ...style }: Oxfmtrc = JSON.parse(readFileSync(join(root, '.oxfmtrc.json'), 'utf8'));
  const files: string[] = [];
  for (const part of readdirSync(TEMPLATE)) {
    const file = `${folder}.${part.replace(/\.txt$/, '')}`;
    const template = readFileSync(join(TEMPLATE, part), 'utf8');
    const text = template.replaceAll(/__(?:folder|type|Component|CONSTANT|title)__/g, (word) => words[word] ?? word);
    writeFileSync(join(target, file), /\.tsx?$/.test(file) ? (await format(file, text, style)).code : text);
    files.push(file);
  }
  return files;
}

/** Names of every type Studio knows: a section shares their name space. */
function takenTypes(root: string): ReadonlySet<string> {
  const entries: readonly { readonly name: string }[] = JSON.parse(
    readFileSync(join(root, 'schemas/generated/schema.json'), 'utf8'),
  );
  return new Set(entries.map(({ name }) => name));
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

if (import.meta.main) {
  try {
    const { positionals, values } = parseArgs({ allowPositionals: true, options: { title: { type: 'string' } } });
    const [name, ...rest] = positionals;
    if (!name || rest.length > 0) throw new Error('Name one section: npm run new-section opening-hours');
    const root = resolve(import.meta.dirname, '..');
    const files = await createSection(root, { name, title: values.title });
    console.log(`schemas/sections/${name}/\n${files.map((file) => `  ${file}`).join('\n')}`);
    console.log(`Registered: ${generate(root, { check: false, registryOnly: false }).join(', ')}.`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
