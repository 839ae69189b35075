import { defineType } from '@sanity/types';
import {
  chooseFields,
  headerField,
  SECTION_GROUPS,
  sectionFields,
  shortTitleOf,
  surfaceField,
  variantField,
} from '../../objects/section-fields.ts';

/** How it is drawn. */
const VARIANTS = [
  { title: 'Cartões', value: 'cartoes' },
  { title: 'Lista por área', value: 'lista' },
] as const;

export const servicesSchema = defineType({
  name: 'services',
  title: 'Serviços',
  type: 'object',
  description: 'O que a clínica atende, cada serviço com link para a sua página.',
  groups: SECTION_GROUPS,
  fields: [
    variantField('Cartões mostram uma imagem; Lista cabe mais em menos espaço.', VARIANTS),
    headerField,
    ...chooseFields({ type: 'service', all: 'Todos os serviços' }),
    surfaceField,
    ...sectionFields,
  ],
  preview: {
    select: { title: 'header.title', variant: 'variant' },
    prepare: ({ title, variant }) => ({
      title,
      subtitle: `Serviços · ${shortTitleOf(VARIANTS, variant ?? 'cartoes')}`,
    }),
  },
});
