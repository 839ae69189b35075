import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { format, type Oxfmtrc } from 'oxfmt';

import { namesOf } from './generate/section-folders.ts';

/** What is made of a template. */
export interface NewFolder {
  /** In kebab-case. */
  readonly name: string;
  /** What staff call it; made from the name when absent. */
  readonly title?: string | undefined;
  /** First part of the address of its pages; the name when absent. */
  readonly address?: string | undefined;
}

/**
 * Copies the files of a template, with the names of the new folder in them, formatted as `root` says: lines break by the length
 * of the name.
 * @param template a folder beside this file; its files end in `.txt`
 * @param placeOf where a file of the template goes below `root`
 * @returns paths of the files written, below `root`
 * @throws Error when name or address is not kebab-case, or the name already taken.
 */
export async function copyTemplate(
  root: string,
  template: string,
  { name, title, address = name }: NewFolder,
  placeOf: (file: string, folder: string) => string,
): Promise<readonly string[]> {
  const { folder, type, constant } = namesOf(name);
  namesOf(address);
  const source = join(import.meta.dirname, template);
  const parts = readdirSync(source).map((part) => [part, placeOf(part.replace(/\.txt$/, ''), folder)] as const);
  const taken = parts.map(([, place]) => dirname(place)).find((place) => existsSync(join(root, place)));
  if (taken) throw new Error(`There is already a folder ${taken}: choose another name.`);
  if (takenTypes(root).has(type))
    throw new Error(`The content model already has a type "${type}": choose another name.`);
  const words: Readonly<Record<string, string>> = {
    __folder__: folder,
    __address__: address,
    __type__: type,
    __Component__: capitalised(type),
    __CONSTANT__: constant,
    __title__: (title ?? capitalised(folder.replaceAll('-', ' '))).replaceAll("'", '’').replaceAll('\\', '\\\\'),
  };
  const { ignorePatterns: _, ...style }: Oxfmtrc = JSON.parse(readFileSync(join(root, '.oxfmtrc.json'), 'utf8'));
  for (const [part, place] of parts) {
    const file = join(root, place);
    const text = readFileSync(join(source, part), 'utf8').replaceAll(
      /__(?:folder|address|type|Component|CONSTANT|title)__/g,
      (word) => words[word] ?? word,
    );
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, /\.tsx?$/.test(file) ? (await format(file, text, style)).code : text);
  }
  return parts.map(([, place]) => place);
}

/** Names of every type Studio knows: sections and documents share their name space. */
function takenTypes(root: string): ReadonlySet<string> {
  const entries: readonly { readonly name: string }[] = JSON.parse(
    readFileSync(join(root, 'schemas/generated/schema.json'), 'utf8'),
  );
  return new Set(entries.map(({ name }) => name));
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
