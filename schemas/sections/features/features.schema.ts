import { defineArrayMember, defineField, defineType } from '@sanity/types';

import {
  SECTION_GROUPS,
  headerField,
  sectionFields,
  shortTitleOf,
  surfaceField,
  variantField,
} from '../../objects/section-fields.ts';
import { ICON_CHOICES } from '../../objects/drawings.ts';
import { carefulLanguage } from '../../rules/advertising.ts';
import { linkTextProblem } from '../../rules/links.ts';

/** How it is drawn. */
const VARIANTS = [
  { title: 'Ícone e texto', value: '1' },
  { title: 'Cartão com imagem', value: '2' },
  { title: 'Imagem larga com cartão', value: '3' },
] as const;

export const featuresSchema = defineType({
  name: 'features',
  title: 'Destaques',
  type: 'object',
  description: 'Cartões com serviços, etapas ou diferenciais, cada um com título e texto curto.',
  groups: SECTION_GROUPS,
  fields: [
    variantField('Como os itens são desenhados.', VARIANTS),
    headerField,
    defineField({
      name: 'items',
      title: 'Itens',
      type: 'array',
      group: 'content',
      description: 'De um a oito itens.',
      of: [
        defineArrayMember({
          type: 'object',
          name: 'featureItem',
          title: 'Item',
          fields: [
            defineField({
              name: 'icon',
              title: 'Ícone',
              type: 'string',
              description: 'Usado em “Ícone e texto”.',
              options: { list: [...ICON_CHOICES] },
            }),
            defineField({
              name: 'image',
              title: 'Imagem',
              type: 'picture',
              description: 'Usada nos cartões com imagem. Sem imagem, o site usa uma ilustração.',
            }),
            defineField({
              name: 'title',
              title: 'Título',
              type: 'string',
              description: 'Nome do serviço ou da etapa.',
              validation: (rule) => [rule.required(), rule.max(50), rule.custom(carefulLanguage).warning()],
            }),
            defineField({
              name: 'text',
              title: 'Texto',
              type: 'text',
              rows: 3,
              description: 'Uma ou duas frases.',
              validation: (rule) => [rule.max(240), rule.custom(carefulLanguage).warning()],
            }),
            defineField({
              name: 'linkLabel',
              title: 'Texto do link',
              type: 'string',
              description: 'Como “Conheça o serviço”. Vazio: “Saiba mais”. Só aparece quando há um link.',
              validation: (rule) => [rule.max(32), rule.custom(linkTextProblem).warning()],
            }),
            defineField({ name: 'link', title: 'Link', type: 'link', description: 'Aonde o texto do link leva.' }),
          ],
          preview: { select: { title: 'title', subtitle: 'text', media: 'image' } },
        }),
      ],
      validation: (rule) => rule.required().min(1).max(8),
    }),
    surfaceField,
    ...sectionFields,
  ],
  preview: {
    select: { title: 'header.title', variant: 'variant' },
    prepare: ({ title, variant }) => ({
      title,
      subtitle: `Destaques · ${shortTitleOf(VARIANTS, variant ?? '1')}`,
    }),
  },
});
