import { defineField, defineType } from '@sanity/types';

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
      validation: (rule) => rule.required().max(24),
    }),
    defineField({ name: 'link', title: 'Link', type: 'link', validation: (rule) => rule.required() }),
  ],
  preview: { select: { title: 'label', subtitle: 'link.kind' } },
});
