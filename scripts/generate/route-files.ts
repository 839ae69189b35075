import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { namesOf, type FolderNames } from './section-folders.ts';

const NOTICE = '// Written by `npm run generate` from `schemas/documents/*/*.route.ts`. Edit those instead.\n';

/** A document type with a page, as its folder says it. */
export interface RouteFolder extends FolderNames {
  /** As in its route: `/topics/:topic/:slug`. */
  readonly address: string;
  /** Names of the whole queries that stand in the route. */
  readonly queries: readonly string[];
}

/**
 * Every folder below `schemas/documents` that holds a route, short addresses first: that is the order of lists.
 * @throws Error naming a file that is missing, or a route without an address
 */
export function findRoutes(documentsDir: string): readonly RouteFolder[] {
  if (!existsSync(documentsDir)) return [];
  return readdirSync(documentsDir, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(documentsDir, entry.name, `${entry.name}.route.ts`)))
    .map(({ name }) => {
      const fileOf = (role: string) => join(documentsDir, name, `${name}.${role}.ts`);
      for (const role of ['schema', 'query']) {
        if (!existsSync(fileOf(role))) throw new Error(`The document type "${name}" has no ${name}.${role}.ts.`);
      }
      const text = readFileSync(fileOf('route'), 'utf8');
      const address = /^ {2}address: '(\/[^']*:slug)',$/m.exec(text)?.[1];
      if (!address) throw new Error(`${name}.route.ts must give its address in one literal: address: '/…/:slug'.`);
      const queries = [...text.matchAll(/^export const (\w+_QUERY) =\s*defineQuery\(/gm)].map(
        ([, query = '']) => query,
      );
      return { ...namesOf(name), address, queries };
    })
    .sort((a, b) => depthOf(a) - depthOf(b) || (a.folder < b.folder ? -1 : 1));
}

const depthOf = ({ address }: RouteFolder) => address.split('/').length;

const lines = (routes: readonly RouteFolder[], line: (route: RouteFolder) => string) => routes.map(line).join('\n');

/** Contents of the generated modules by file name; everything that must know all types with a page is here. */
export function routeFiles(routes: readonly RouteFolder[]): Readonly<Record<string, string>> {
  return {
    'routes.ts': `${NOTICE}import type { DocumentRoute } from '../documents/route.ts';
${lines(routes, ({ folder, type }) => `import { ${type}Route } from '../documents/${folder}/${folder}.route.ts';`)}

/** Every document type with a page, those with short addresses first. */
export const documentRoutes: readonly DocumentRoute[] = [
${lines(routes, ({ type }) => `  ${type}Route,`)}
];
`,
    'route-queries.ts': `${NOTICE}${lines(routes, ({ folder, queries }) => `export { ${queries.join(', ')} } from '../documents/${folder}/${folder}.route.ts';`)}
`,
    'route-schemas.ts': `${NOTICE}${lines(routes, ({ folder, type }) => `import { ${type}Schema } from '../documents/${folder}/${folder}.schema.ts';`)}

/** The content types of documents with a page. */
export const routeSchemas = [
${lines(routes, ({ type }) => `  ${type}Schema,`)}
];
`,
    'path.query.ts': `${NOTICE}
/** Address of a document that has a page; inside of its projection. Null for one that has none. */
export const PATH_FRAGMENT = \`select(_id == "home" => "/", "/" + select(${pathsOf(routes)}"") + slug.current)\`;
`,
    'places.query.ts': `${NOTICE}import { ADDRESS_FRAGMENT } from '../objects/link.query.ts';
${lines(routes, ({ folder, constant }) => `import { ${constant}_FILTER } from '../documents/${folder}/${folder}.query.ts';`)}

/** Every document with a page, by type: inside of an object. */
export const PLACES_FRAGMENT = \`
${routes.map(placesOf).join(',\n')}
\`;
`,
  };
}

/** The part of an address before the slug, by type; nothing where there is none. */
function pathsOf(routes: readonly RouteFolder[]): string {
  return routes
    .filter(({ address }) => address !== '/:slug')
    .map(({ type, address }) => {
      const parts = address.slice(1, -':slug'.length).split(/:(\w+)/);
      const terms = parts.map((part, index) => (index % 2 === 0 ? `"${part}"` : `${part}->slug.current`));
      return `_type == "${type}" => ${terms.join(' + ')}, `;
    })
    .join('');
}

function placesOf({ type, constant, address }: RouteFolder): string {
  const others = [...address.matchAll(/:(\w+)/g)].map(([, name = '']) => name).filter((name) => name !== 'slug');
  const fields = ['${ADDRESS_FRAGMENT}', ...others.map((name) => `"${name}": ${name}->slug.current`)].join(', ');
  return `  "${type}": *[\${${constant}_FILTER}] | order(slug.current asc, _id asc) {${fields}}`;
}
