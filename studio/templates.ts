import type { Template, TemplateItem } from 'sanity';

import { pageModels } from './page-models.ts';

/** Starting points that belong to one place of the structure, beside the one that each type has by itself. */
export const templates: readonly Template[] = [
  {
    id: 'professional-in-area',
    title: 'Profissional desta área',
    schemaType: 'professional',
    parameters: [{ name: 'area', type: 'string' }],
    value: ({ area }: { area: string }) => ({
      // Weak until it is published, as Studio has it: the area may be a draft still.
      area: { _type: 'reference', _ref: area, _weak: true, _strengthenOnPublish: { type: 'area' } },
      honorific: 'none',
      status: 'ativo',
      order: 100,
    }),
  },
  {
    id: 'post-news',
    title: 'Notícia da clínica',
    schemaType: 'post',
    value: () => ({ kind: 'noticia', publishedAt: new Date().toISOString() }),
  },
  ...pageModels,
];

/** Templates that only make sense in their own place of the structure, or for documents nobody makes by hand any more. */
const NOT_OFFERED = new Set(['siteSettings', 'clinicHours', 'message', 'professional-in-area', 'specialty']);

/** What "new document" offers everywhere. */
export function newDocumentOptions(items: TemplateItem[]): TemplateItem[] {
  return items.filter(({ templateId }) => !NOT_OFFERED.has(templateId));
}
