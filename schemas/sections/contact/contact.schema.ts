import { defineField, defineType } from '@sanity/types';

import { sectionFields, SECTION_GROUPS, surfaceField } from '../../objects/section-fields.ts';

export const contactSchema = defineType({
  name: 'contact',
  title: 'Contato',
  type: 'object',
  description: 'Telefones, WhatsApp, endereço e horários. Os dados vêm das Configurações do site.',
  groups: SECTION_GROUPS,
  fields: [
    defineField({
      name: 'variant',
      title: 'Formato',
      type: 'string',
      group: 'content',
      description: 'O mapa é um desenho; os botões abrem o aplicativo de mapas da pessoa.',
      options: {
        layout: 'radio',
        list: [
          { title: 'Somente dados', value: 'dados' },
          { title: 'Dados e mapa', value: 'mapa' },
        ],
      },
      initialValue: 'mapa',
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'header',
      title: 'Cabeçalho',
      type: 'sectionHeader',
      group: 'content',
      validation: (rule) => rule.required(),
    }),
    surfaceField,
    ...sectionFields,
  ],
  preview: {
    select: { title: 'header.title' },
    prepare: ({ title }) => ({ title, subtitle: 'Contato' }),
  },
});
