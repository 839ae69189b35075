import { defineField, defineType } from '@sanity/types';

import { linkTextProblem } from '../rules/links.ts';
import { LINK_KINDS, titleOf } from './choices.ts';

export const menuItemSchema = defineType({
  name: 'menuItem',
  title: 'Item do menu',
  type: 'object',
  fields: [
    defineField({
      name: 'label',
      title: 'Texto',
      type: 'string',
      description: 'Uma ou duas palavras.',
      validation: (rule) => [rule.required(), rule.max(24), rule.custom(linkTextProblem).warning()],
    }),
    defineField({
      name: 'link',
      title: 'Link',
      type: 'link',
      initialValue: { kind: 'page' },
      validation: (rule) => rule.required(),
    }),
  ],
  preview: {
    select: { title: 'label', kind: 'link.kind', page: 'link.target.title', person: 'link.target.fullName' },
    prepare: ({ title, kind, page, person }) => ({ title, subtitle: page ?? person ?? titleOf(LINK_KINDS, kind) }),
  },
});
