import { defineType } from '@sanity/types';

import { PROFESSIONAL_STATUS, titleOf } from '../objects/choices.ts';
import { identificationFields } from './professional/identification-fields.ts';
import { profileFields } from './professional/profile-fields.ts';
import { publicationFields } from './professional/publication-fields.ts';
import { discountHint } from '../rules/careful-language.ts';

export const professionalSchema = defineType({
  name: 'professional',
  title: 'Profissional',
  type: 'document',
  validation: (rule) => rule.custom((document) => discountHint(document)).info(),
  groups: [
    { name: 'identification', title: 'Identificação', default: true },
    { name: 'profile', title: 'Perfil' },
    { name: 'publication', title: 'Publicação' },
  ],
  fields: [...identificationFields, ...profileFields, ...publicationFields],
  orderings: [
    {
      name: 'team',
      title: 'Ordem no site',
      by: [
        { field: 'order', direction: 'asc' },
        { field: 'fullName', direction: 'asc' },
      ],
    },
  ],
  preview: {
    select: { title: 'fullName', area: 'area.title', status: 'status', media: 'photo' },
    prepare: ({ title, area, status, media }) => ({
      title,
      subtitle: [area, status !== 'ativo' && titleOf(PROFESSIONAL_STATUS, status)].filter(Boolean).join(' · '),
      // Without the member, not with nothing in it: references then show the type's own picture.
      ...(media ? { media } : {}),
    }),
  },
});
