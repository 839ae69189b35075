import { defineArrayMember, defineField, defineType } from '@sanity/types';

import { ICON_CHOICES } from '../../objects/drawings.ts';
import { SECTION_GROUPS, sectionFields, shortTitleOf, variantField } from '../../objects/section-fields.ts';
import { carefulLanguage } from '../../rules/advertising.ts';

/** How it is drawn. */
const VARIANTS = [
  { title: 'Principal: texto e imagem lado a lado', value: 'principal' },
  { title: 'Marca: fundo colorido suave', value: 'marca' },
  { title: 'Centrado: só texto', value: 'centrado' },
  { title: 'Título de página', value: 'interno' },
] as const;

export const bannerSchema = defineType({
  name: 'banner',
  title: 'Banner',
  type: 'object',
  description: 'Abre a página: um título, uma frase e até dois botões.',
  groups: SECTION_GROUPS,
  fields: [
    variantField('Principal abre a página inicial; Título de página, as demais.', VARIANTS),
    defineField({
      name: 'eyebrow',
      title: 'Texto pequeno acima do título',
      type: 'string',
      group: 'content',
      description: 'Poucas palavras, como a cidade.',
      validation: (rule) => [rule.max(40), rule.custom(carefulLanguage).warning()],
    }),
    defineField({
      name: 'title',
      title: 'Título',
      type: 'string',
      group: 'content',
      description: 'A primeira frase que a pessoa lê. Diga o que a clínica faz e onde.',
      validation: (rule) => [rule.required(), rule.max(70), rule.custom(carefulLanguage).warning()],
    }),
    defineField({
      name: 'text',
      title: 'Texto',
      type: 'text',
      rows: 3,
      group: 'content',
      description: 'Uma ou duas frases abaixo do título.',
      validation: (rule) => [rule.max(220), rule.custom(carefulLanguage).warning()],
    }),
    defineField({
      name: 'ctas',
      title: 'Botões',
      type: 'array',
      group: 'content',
      description:
        'Até quatro. Na página inicial, o que as pessoas mais procuram: agendar, preparo, resultados, convênios.',
      of: [defineArrayMember({ type: 'cta' })],
      validation: (rule) => rule.max(4),
    }),
    defineField({
      name: 'image',
      title: 'Imagem',
      type: 'picture',
      group: 'content',
      description: 'Ao lado do texto, nos formatos Principal e Marca. Sem imagem, o site usa uma ilustração.',
      hidden: ({ parent }) => parent?.variant === 'centrado' || parent?.variant === 'interno',
    }),
    defineField({
      name: 'icon',
      title: 'Ícone',
      type: 'string',
      group: 'content',
      description: 'Escolhe o desenho ao lado do título da página.',
      options: { list: [...ICON_CHOICES] },
      hidden: ({ parent }) => parent?.variant !== 'interno',
    }),
    ...sectionFields,
  ],
  preview: {
    select: { title: 'title', variant: 'variant', media: 'image' },
    prepare: ({ title, variant, media }) => ({
      title,
      subtitle: `Banner · ${shortTitleOf(VARIANTS, variant ?? 'principal')}`,
      media,
    }),
  },
});
