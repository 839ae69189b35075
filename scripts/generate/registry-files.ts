import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { SectionFolder } from './section-folders.ts';

const NOTICE = '// Written by `npm run generate`. Edit the section folders instead.\n';

const lines = (sections: readonly SectionFolder[], line: (section: SectionFolder) => string): string =>
  sections.map(line).join('\n');

/** Contents of the generated modules by file name; everything that must know all sections is here. */
export function registryFiles(
  sections: readonly SectionFolder[],
  sectionsDir: string,
): Readonly<Record<string, string>> {
  return {
    'sections.ts': componentRegistry(sections),
    'section-schemas.ts': list(sections, 'schema', 'sectionSchemas', (section) => `${section.type}Schema`),
    'section-queries.ts': queries(sections),
    'section-fixtures.ts': fixtures(sections),
    'section-thumbnails.ts': thumbnails(sections, sectionsDir),
  };
}

function componentRegistry(sections: readonly SectionFolder[]): string {
  return `${NOTICE}import { lazy, type ComponentType } from 'react';

import type { SectionProps, SectionType } from '../sections/index.ts';

/** Every section component by its content type, loaded when first rendered. */
export const sections: { readonly [Type in SectionType]: ComponentType<SectionProps<Type>> } = {
${lines(sections, ({ folder, type }) => `  ${type}: lazy(() => import('../sections/${folder}/${folder}.tsx')),`)}
};
`;
}

function list(
  sections: readonly SectionFolder[],
  role: string,
  name: string,
  exported: (section: SectionFolder) => string,
): string {
  return `${NOTICE}${lines(sections, (section) => `import { ${exported(section)} } from '../sections/${section.folder}/${section.folder}.${role}.ts';`)}

export const ${name} = [
${lines(sections, (section) => `  ${exported(section)},`)}
];
`;
}

function queries(sections: readonly SectionFolder[]): string {
  return `${NOTICE}${lines(sections, ({ folder, constant }) => `import { ${constant}_QUERY } from '../sections/${folder}/${folder}.query.ts';`)}

/** Goes inside the projection of a page's sections: each type asks for what its component shows. */
export const SECTION_QUERIES = \`
${sections.map(({ type, constant }) => `  _type == "${type}" => {\${${constant}_QUERY}}`).join(',\n')}
\`;
`;
}

function fixtures(sections: readonly SectionFolder[]): string {
  return `${NOTICE}${lines(sections, ({ folder, type }) => `import { ${type}Fixtures } from '../sections/${folder}/${folder}.fixture.ts';`)}

/** Sample content of every section type, one entry per variant worth showing. */
export const sectionFixtures = {
${lines(sections, ({ type }) => `  ${type}: ${type}Fixtures,`)}
};
`;
}

function thumbnails(sections: readonly SectionFolder[], sectionsDir: string): string {
  return `${NOTICE}
/** Pictures of the sections for Studio's insert menu, as data addresses: they need no server. */
export const sectionThumbnails: Readonly<Record<string, string>> = {
${lines(sections, ({ folder, type }) => `  ${type}: '${dataAddress(join(sectionsDir, folder, `${folder}.svg`))}',`)}
};
`;
}

function dataAddress(file: string): string {
  const svg = readFileSync(file, 'utf8')
    .replace(/\s*\n\s*/g, ' ')
    .trim();
  return `data:image/svg+xml,${encodeURIComponent(svg).replaceAll("'", '%27')}`;
}
