import { defineField } from '@sanity/types';

/** Where the fields below appear in every section's form. */
export const SECTION_GROUPS = [
  { name: 'content', title: 'Conteúdo', default: true },
  { name: 'display', title: 'Exibição' },
];

/** The two fields every section has. */
export const sectionFields = [
  defineField({
    name: 'anchorId',
    title: 'Âncora',
    type: 'string',
    group: 'display',
    description: 'Nome curto para levar um link direto a esta seção: “horarios” vira /pagina#horarios.',
    validation: (rule) => rule.regex(/^[a-z][a-z0-9-]*$/, { name: 'letras minúsculas, números e hífen' }).max(40),
  }),
  defineField({
    name: 'hidden',
    title: 'Ocultar esta seção',
    type: 'boolean',
    group: 'display',
    description: 'A seção continua salva aqui, mas não aparece no site.',
    initialValue: false,
  }),
];

/** The ground a section stands on, for sections that let staff choose. */
export const surfaceField = defineField({
  name: 'surface',
  title: 'Fundo',
  type: 'string',
  group: 'display',
  description: 'Alterne fundos para separar seções vizinhas.',
  options: {
    layout: 'radio',
    direction: 'horizontal',
    list: [
      { title: 'Branco', value: 'branco' },
      { title: 'Claro', value: 'claro' },
      { title: 'Azul suave', value: 'primaria' },
      { title: 'Escuro', value: 'escura' },
    ],
  },
  initialValue: 'branco',
});
