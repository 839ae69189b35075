import { defineCliConfig } from 'sanity/cli';

import { indexPage } from './index-page.ts';
import { replacedCode } from './replaced-code.ts';

/** Where types are written for site and tests; `scripts/generate.ts` compares a temporary folder with what is committed. */
const generated = process.env.CONTENT_TYPES_DIR ?? '../schemas/generated';

const selfContained = !process.env.SANITY_STUDIO_API_HOST;

/** What every screen needs, and what several share that is not large; the rest is loaded by the screen that needs it. */
const SCRIPT_GROUPS = [
  { name: 'studio', tags: ['$initial' as const] },
  { name: 'shared', minShareCount: 2, maxModuleSize: 200_000 },
];

export default defineCliConfig({
  api: {
    projectId: process.env.SANITY_STUDIO_PROJECT_ID ?? 'clinica',
    dataset: process.env.SANITY_STUDIO_DATASET ?? 'production',
  },
  project: { basePath: '/studio' },
  deployment: { autoUpdates: false },
  vite: {
    // As it comes, Studio is 368 scripts, most of them under a kilobyte, of which one document loads 220.
    build: { rolldownOptions: { output: { codeSplitting: { groups: SCRIPT_GROUPS } } } },
    plugins: [replacedCode(), indexPage({ selfContained })],
  },
  schemaExtraction: { path: `${generated}/schema.json`, enforceRequiredFields: true },
  typegen: {
    path: [
      '../schemas/queries.ts',
      '../schemas/search-query.ts',
      '../schemas/appointment-query.ts',
      '../schemas/documents/*/*.route.ts',
      '../schemas/rules/*.ts',
    ],
    schema: `${generated}/schema.json`,
    generates: `${generated}/content-types.ts`,
    overloadClientMethods: true,
    formatGeneratedCode: false,
  },
});
