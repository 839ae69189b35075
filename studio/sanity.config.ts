import { defineConfig } from 'sanity';

import { schemaTypes } from '../schemas/index.ts';

export default defineConfig({
  name: 'default',
  title: 'Clínica',
  projectId: 'clinica',
  dataset: 'production',
  basePath: '/studio',
  schema: { types: schemaTypes },
});
