import type { Template } from 'sanity';

/** Starting points that belong to one place of the structure, beside the one that each type has by itself. */
export const templates: readonly Template[] = [
  {
    id: 'professional-in-area',
    title: 'Profissional desta área',
    schemaType: 'professional',
    parameters: [{ name: 'area', type: 'string' }],
    value: ({ area }: { area: string }) => ({ area, honorific: 'none', status: 'ativo', order: 100 }),
  },
];
