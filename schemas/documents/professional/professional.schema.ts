import { defineArrayMember, defineField, defineType } from '@sanity/types';
import { demoField } from '../../objects/document-fields.ts';
import { PROFESSIONAL_STATUS, titleOf } from '../../objects/choices.ts';
import { discountHint } from '../../rules/advertising.ts';
import { directorLeavesProblem } from '../../rules/establishment.ts';
import { identificationFields } from './identification-fields.ts';
import { profileFields } from './profile-fields.ts';

/** Whether and where the profile is shown. */
const publicationFields = [
  defineField({
    name: 'previousSlugs',
    title: 'Links antigos',
    type: 'array',
    group: 'publication',
    description: 'Quem abrir um destes links é levado ao atual.',
    of: [defineArrayMember({ type: 'string' })],
    options: { layout: 'tags' },
    validation: (rule) => rule.unique(),
  }),
  defineField({
    name: 'status',
    title: 'Situação',
    type: 'string',
    group: 'publication',
    description: 'Afastado(a): o perfil fica no ar, fora das listas. Saiu da clínica: o perfil sai do site.',
    options: { layout: 'radio', list: [...PROFESSIONAL_STATUS] },
    initialValue: 'ativo',
    validation: (rule) => [rule.required(), rule.custom(directorLeavesProblem).warning()],
  }),
  defineField({
    name: 'order',
    title: 'Ordem na lista',
    type: 'number',
    group: 'publication',
    description: 'Números menores aparecem antes dentro da área. Empates seguem a ordem alfabética.',
    initialValue: 100,
    validation: (rule) => rule.integer().min(0),
  }),
  defineField({ name: 'seo', title: 'Google e redes sociais', type: 'seo', group: 'publication' }),
  demoField('publication'),
];

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
