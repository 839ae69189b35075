import { defineField, defineType } from '@sanity/types';

export const educationSchema = defineType({
  name: 'education',
  title: 'Curso',
  type: 'object',
  fields: [
    defineField({
      name: 'course',
      title: 'Curso',
      type: 'string',
      description: 'Como “Graduação em Medicina”.',
      validation: (rule) => rule.required().max(100),
    }),
    defineField({
      name: 'institution',
      title: 'Instituição',
      type: 'string',
      description: 'Nome da faculdade ou hospital.',
      validation: (rule) => rule.max(100),
    }),
    defineField({
      name: 'year',
      title: 'Ano de conclusão',
      type: 'number',
      description: 'Quatro números.',
      validation: (rule) => rule.integer().min(1940).max(2100),
    }),
  ],
  preview: { select: { title: 'course', subtitle: 'institution' } },
});
