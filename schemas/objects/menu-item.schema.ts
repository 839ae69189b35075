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
    defineField({
      name: 'isUnder',
      title: 'Dentro do item acima',
      type: 'boolean',
      description: 'O link aparece na lista que se abre no item acima, e não na barra.',
      hidden: ({ path }) => path[0] !== 'mainMenu',
    }),
  ],
  preview: {
    select: {
      isUnder: 'isUnder',
      title: 'label',
      kind: 'link.kind',
      page: 'link.target.title',
      person: 'link.target.fullName',
    },
    prepare: ({ isUnder, title, kind, page, person }) => ({
      title: isUnder ? `↳ ${title ?? ''}` : title,
      subtitle: page ?? person ?? titleOf(LINK_KINDS, kind),
    }),
  },
});
