import { defineType } from '@sanity/types';

import {
  SECTION_GROUPS,
  headerField,
  sectionFields,
  shortTitleOf,
  surfaceField,
  variantField,
} from '../../objects/section-fields.ts';

/** How it is drawn. */
const VARIANTS = [
  { title: 'Cartões', value: 'cartao' },
  { title: 'Com mapa', value: 'mapa' },
] as const;

export const hoursLocationSchema = defineType({
  name: 'hoursLocation',
  title: 'Horários e local',
  type: 'object',
  description: 'Horário com “aberto agora”, feriados e como chegar. Tudo vem das configurações do site.',
  groups: SECTION_GROUPS,
  fields: [
    variantField('O mapa só é carregado quando a pessoa pede: antes do toque nada sai do site.', VARIANTS),
    headerField,
    surfaceField,
    ...sectionFields,
  ],
  preview: {
    select: { title: 'header.title', variant: 'variant' },
    prepare: ({ title, variant }) => ({
      title,
      subtitle: `Horários e local · ${shortTitleOf(VARIANTS, variant ?? 'cartao')}`,
    }),
  },
});
