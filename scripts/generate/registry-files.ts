import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { FolderNames } from './section-folders.ts';

const NOTICE = '// Written by `npm run generate`. Edit the section folders instead.\n';

const lines = (sections: readonly FolderNames[], line: (section: FolderNames) => string): string =>
  sections.map(line).join('\n');

/** Contents of the generated modules by file name; everything that must know all sections is here. */
export function registryFiles(sections: readonly FolderNames[], sectionsDir: string): Readonly<Record<string, string>> {
  return {
    'sections.ts': componentRegistry(sections),
    'section-schemas.ts': list(sections, 'schema', 'sectionSchemas', (section) => `${section.type}Schema`),
    'section-queries.ts': queries(sections),
    'section-fixtures.ts': fixtures(sections),
    'section-thumbnails.ts': thumbnails(sections, sectionsDir),
    'section-titles.ts': titles(sections, sectionsDir),
  };
}

function componentRegistry(sections: readonly FolderNames[]): string {
  return `${NOTICE}import type { ComponentType } from 'react';

import type { SectionProps, SectionType } from '../sections/index.ts';

/** Loads the component of every section by its content type. */
export const sections: {
  readonly [Type in SectionType]: () => Promise<{ readonly default: ComponentType<SectionProps<Type>> }>;
} = {
${lines(sections, ({ folder, type }) => `  ${type}: () => import('../sections/${folder}/${folder}.tsx'),`)}
};
`;
}

function list(
  sections: readonly FolderNames[],
  role: string,
  name: string,
  exported: (section: FolderNames) => string,
): string {
  return `${NOTICE}${lines(sections, (section) => `import { ${exported(section)} } from '../sections/${section.folder}/${section.folder}.${role}.ts';`)}

export const ${name} = [
${lines(sections, (section) => `  ${exported(section)},`)}
];
`;
}

function queries(sections: readonly FolderNames[]): string {
  return `${NOTICE}${lines(sections, ({ folder, constant }) => `import { ${constant}_FRAGMENT } from '../sections/${folder}/${folder}.query.ts';`)}

/** Goes inside the projection of a page's sections: each type asks for what its component shows. */
export const SECTION_FRAGMENTS = \`
${sections.map(({ type, constant }) => `  _type == "${type}" => {\${${constant}_FRAGMENT}}`).join(',\n')}
\`;
`;
}

function fixtures(sections: readonly FolderNames[]): string {
  return `${NOTICE}${lines(sections, ({ folder, type }) => `import { ${type}Fixtures } from '../sections/${folder}/${folder}.fixture.ts';`)}

/** Sample content of every section type, one entry per variant worth showing. */
export const sectionFixtures = {
${lines(sections, ({ type }) => `  ${type}: ${type}Fixtures,`)}
};
`;
}

function thumbnails(sections: readonly FolderNames[], sectionsDir: string): string {
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

function titles(sections: readonly FolderNames[], sectionsDir: string): string {
  return `${NOTICE}
/** What Studio calls each section, for the style guide: its schema does not go to visitors. */
export const sectionTitles = {
${lines(sections, ({ folder, type }) => `  ${type}: '${titleIn(join(sectionsDir, folder, `${folder}.schema.ts`), type)}',`)}
} as const;
`;
}

/** The formatter writes a type's name and title this way, so that the schema need not run. */
function titleIn(file: string, type: string): string {
  const title = new RegExp(`name: '${type}',\\n +title: '([^']+)'`).exec(readFileSync(file, 'utf8'))?.[1];
  if (title === undefined) throw new Error(`${file} must have a title in the line after name: '${type}'.`);
  return title;
}
