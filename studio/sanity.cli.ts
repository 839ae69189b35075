import { defineCliConfig } from 'sanity/cli';

import { fixedTexts } from './fixed-texts.ts';
import { indexPage } from './index-page.ts';

/** Where types are written for site and tests; `scripts/generate.ts` compares a temporary folder with what is committed. */
const generated = process.env.CONTENT_TYPES_DIR ?? '../schemas/generated';

export default defineCliConfig({
  api: {
    projectId: process.env.SANITY_STUDIO_PROJECT_ID ?? 'clinica',
    dataset: process.env.SANITY_STUDIO_DATASET ?? 'production',
  },
  project: { basePath: '/studio' },
  deployment: { autoUpdates: false },
  vite: { plugins: [fixedTexts(), indexPage({ selfContained: !process.env.SANITY_STUDIO_API_HOST })] },
  schemaExtraction: { path: `${generated}/schema.json`, enforceRequiredFields: true },
  typegen: {
    path: ['../schemas/queries.ts'],
    schema: `${generated}/schema.json`,
    generates: `${generated}/content-types.ts`,
    overloadClientMethods: false,
    formatGeneratedCode: false,
  },
});
