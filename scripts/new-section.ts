import { rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

import { readCommandLine } from './command-line.ts';
import { copyTemplate, type NewFolder } from './copy-template.ts';
import { generate } from './generate.ts';

const USAGE = `Usage: npm run new-section opening-hours [-- --title "Horários"]
       npm run new-document campaign [-- --title "Campanha" --address campanhas]

Makes a section, or a document type with a page (at /campanhas/…), from its template, registered everywhere. Nothing else is
edited by hand: Studio, the site and the tests find it by being there.`;

/** As `copyTemplate`, to `schemas/sections/<name>` below `root`. */
export function createSection(root: string, section: NewFolder): Promise<readonly string[]> {
  return copyTemplate(
    root,
    'section-template',
    section,
    (file, folder) => `schemas/sections/${folder}/${folder}.${file}`,
  );
}

/** As `copyTemplate`, to `schemas/documents/<name>` and `web/app/<address>` below `root`. */
export function createDocument(root: string, document: NewFolder): Promise<readonly string[]> {
  const { address = document.name } = document;
  return copyTemplate(root, 'document-template', document, (file, folder) => {
    if (file === 'page.tsx') return `web/app/${address}/[slug]/page.tsx`;
    if (file.startsWith('view.')) return `web/app/${address}/[slug]/${folder}-${file}`;
    return `schemas/documents/${folder}/${folder}.${file}`;
  });
}

if (import.meta.main) {
  try {
    const { positionals, values } = readCommandLine(USAGE, {
      allowPositionals: true,
      options: {
        title: { type: 'string' },
        address: { type: 'string' },
        document: { type: 'boolean', default: false },
      },
    });
    const [name, ...rest] = positionals;
    if (!name || rest.length > 0) throw new Error(`Give one name.\n\n${USAGE}`);
    const root = resolve(import.meta.dirname, '..');
    const create = values.document ? createDocument : createSection;
    const files = await create(root, { name, title: values.title, address: values.address });
    try {
      console.log(`Registered: ${generate(root, { check: false, registryOnly: false }).join(', ')}.`);
    } catch (error) {
      // The content model is as it was: what is in its way would be in the way of the next try, too.
      for (const folder of new Set(files.map((file) => dirname(join(root, file))))) rmSync(folder, { recursive: true });
      generate(root, { check: false, registryOnly: true });
      throw error;
    }
    console.log(files.join('\n'));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
