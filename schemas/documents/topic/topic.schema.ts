import { defineField, defineType } from '@sanity/types';
import {
  demoField,
  DOCUMENT_GROUPS,
  orderField,
  previousSlugsField,
  seoField,
  slugField,
} from '../../objects/document-fields.ts';
import { ICON_CHOICES } from '../../objects/drawings.ts';
import { carefulLanguage } from '../../rules/advertising.ts';

/** A health topic, at `/topics/<endereço>`: articles are grouped by these. */
export const topicSchema = defineType({
  name: 'topic',
  title: 'Tema',
  type: 'document',
  groups: DOCUMENT_GROUPS,
  fields: [
    defineField({
      name: 'title',
      title: 'Nome',
      type: 'string',
      group: 'content',
      description: 'Como “Antes da consulta”.',
      validation: (rule) => [rule.required(), rule.max(50), rule.custom(carefulLanguage).warning()],
    }),
    slugField('content', 'title', 'O final do link: /topics/antes-da-consulta.'),
    defineField({
      name: 'description',
      title: 'Descrição',
      type: 'text',
      rows: 3,
      group: 'content',
      description: 'O que a pessoa encontra neste tema, em uma ou duas frases.',
      validation: (rule) => [rule.required(), rule.max(200), rule.custom(carefulLanguage).warning()],
    }),
    defineField({
      name: 'icon',
      title: 'Ícone',
      type: 'string',
      group: 'content',
      description: 'Escolhe o desenho do tema, e o de artigos sem foto.',
      options: { list: [...ICON_CHOICES] },
    }),
    orderField('publication'),
    previousSlugsField('publication'),
    seoField('publication'),
    demoField('publication'),
  ],
  preview: { select: { title: 'title', subtitle: 'description' } },
});
