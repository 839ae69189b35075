import { defineArrayMember, defineField } from '@sanity/types';

const time = /^([01]\d|2[0-3]):[0-5]\d$/;

/** From when to when, within one day; shared by the week and by special dates. */
export const openingInterval = defineArrayMember({
  type: 'object',
  name: 'interval',
  title: 'Período',
  fields: [
    defineField({
      name: 'opens',
      title: 'Abre às',
      type: 'string',
      description: 'Hora e minuto, como 07:30.',
      validation: (rule) => rule.required().regex(time, { name: 'hora no formato 07:30' }),
    }),
    defineField({
      name: 'closes',
      title: 'Fecha às',
      type: 'string',
      description: 'Hora e minuto, como 18:00.',
      validation: (rule) => rule.required().regex(time, { name: 'hora no formato 18:00' }),
    }),
  ],
  preview: {
    select: { opens: 'opens', closes: 'closes' },
    prepare: ({ opens, closes }) => ({ title: `${opens ?? '?'} às ${closes ?? '?'}` }),
  },
});
