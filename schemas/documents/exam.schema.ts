import { defineType } from '@sanity/types';

import { examContentFields } from './exam/content-fields.ts';
import { examReviewFields } from './exam/review-fields.ts';

/** An exam with its preparation, at `/exames/<endereço>`. */
export const examSchema = defineType({
  name: 'exam',
  title: 'Exame',
  type: 'document',
  groups: [
    { name: 'content', title: 'Conteúdo', default: true },
    { name: 'preparation', title: 'Preparo' },
    { name: 'relations', title: 'Quem atende e convênios' },
    { name: 'publication', title: 'Publicação' },
  ],
  fields: [...examContentFields, ...examReviewFields],
  preview: { select: { title: 'title', subtitle: 'modality.title' } },
});
