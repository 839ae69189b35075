import { defineType } from '@sanity/types';

import {
  SECTION_GROUPS,
  headerField,
  sectionFields,
  surfaceField,
  variantField,
} from '../../objects/section-fields.ts';

export const contactSchema = defineType({
  name: 'contact',
  title: 'Contato',
  type: 'object',
  description:
    'Telefones, WhatsApp, endereço e horários, com ou sem formulário. Os dados vêm das Configurações do site.',
  groups: SECTION_GROUPS,
  fields: [
    variantField(
      'O mapa é um desenho; os botões abrem o aplicativo de mapas da pessoa. As mensagens do formulário chegam em “Mensagens”.',
      [
        { title: 'Somente dados', value: 'dados' },
        { title: 'Dados e mapa', value: 'mapa' },
        { title: 'Formulário', value: 'formulario' },
      ],
      'mapa',
    ),
    headerField,
    surfaceField,
    ...sectionFields,
  ],
  preview: {
    select: { title: 'header.title' },
    prepare: ({ title }) => ({ title, subtitle: 'Contato' }),
  },
});
