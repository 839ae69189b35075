import { defineField, defineType } from '@sanity/types';
import { PORTFOLIO_CATEGORIES, titleOf } from '../objects/choices.ts';
import { demoField, DOCUMENT_GROUPS, orderField } from '../objects/document-fields.ts';
import { carefulLanguage } from '../rules/advertising.ts';
import { ownPictureProblem } from '../rules/pictures.ts';

/** One place of the clinic, one picture. Never a pair: before and after is not for the site (M20). */
export const portfolioItemSchema = defineType({
  name: 'portfolioItem',
  title: 'Foto da estrutura',
  type: 'document',
  groups: DOCUMENT_GROUPS,
  fields: [
    defineField({
      name: 'title',
      title: 'Título',
      type: 'string',
      group: 'content',
      description: 'O que se vê: “Recepção”.',
      validation: (rule) => [rule.required(), rule.max(50), rule.custom(carefulLanguage).warning()],
    }),
    defineField({
      name: 'category',
      title: 'Parte da clínica',
      type: 'string',
      group: 'content',
      description: 'Agrupa as fotos.',
      options: { layout: 'radio', list: [...PORTFOLIO_CATEGORIES] },
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'image',
      title: 'Foto',
      type: 'picture',
      group: 'content',
      description: 'Da própria clínica, fiel ao que existe hoje (CFM, art. 9º). Sem foto, o site usa uma ilustração.',
      validation: (rule) => rule.custom(ownPictureProblem).warning(),
    }),
    defineField({
      name: 'caption',
      title: 'Legenda',
      type: 'string',
      group: 'content',
      description: 'Uma frase que ajude quem vem pela primeira vez.',
      validation: (rule) => [rule.max(140), rule.custom(carefulLanguage).warning()],
    }),
    orderField('publication'),
    demoField('publication'),
  ],
  preview: {
    select: { title: 'title', category: 'category', media: 'image' },
    prepare: ({ title, category, media }) => ({ title, subtitle: titleOf(PORTFOLIO_CATEGORIES, category), media }),
  },
});
