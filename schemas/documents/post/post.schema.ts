import { defineArrayMember, defineField, defineType } from '@sanity/types';
import { POST_KINDS, titleOf } from '../../objects/choices.ts';
import { DATE_OPTIONS, DATETIME_OPTIONS } from '../../objects/date-options.ts';
import { demoField, documentGroups, previousSlugsField, seoField, slugField } from '../../objects/document-fields.ts';
import { carefulBody, carefulLanguage, clinicalCaseProblem } from '../../rules/advertising.ts';
import {
  articleReviewedProblem,
  articleReviewerProblem,
  isNews,
  newsProblem,
  ofPerson,
  reviewDateProblem,
  reviewerLeftProblem,
} from '../../rules/reviews.ts';

/** An article, at `/topics/<tema>/<endereço>`. Health content names author, reviewer and sources. */
export const postSchema = defineType({
  name: 'post',
  title: 'Artigo',
  type: 'document',
  groups: documentGroups('Quem escreveu e revisou'),
  validation: (rule) => rule.custom((document) => newsProblem(document)).warning(),
  fields: [
    defineField({
      name: 'kind',
      title: 'Tipo de texto',
      type: 'string',
      group: 'content',
      description: 'Notícia é da vida da clínica (equipe, horários, equipamentos) e dispensa revisor. Saúde, não.',
      options: { layout: 'radio', direction: 'horizontal', list: [...POST_KINDS] },
      initialValue: 'saude',
    }),
    defineField({
      name: 'title',
      title: 'Título',
      type: 'string',
      group: 'content',
      description: 'Diga do que trata, sem assustar nem prometer.',
      validation: (rule) => [rule.required(), rule.max(70), rule.custom(carefulLanguage).warning()],
    }),
    slugField('content', 'title', 'O final do link do artigo.'),
    defineField({
      name: 'topic',
      title: 'Tema',
      type: 'reference',
      group: 'content',
      description: 'Onde o artigo aparece. Faz parte do link.',
      to: [{ type: 'topic' }],
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'excerpt',
      title: 'Resumo',
      type: 'text',
      rows: 3,
      group: 'content',
      description: 'De 50 a 160 caracteres, para listas e para o Google.',
      validation: (rule) => [rule.required(), rule.min(50).max(160), rule.custom(carefulLanguage).warning()],
    }),
    defineField({
      name: 'cover',
      title: 'Capa',
      type: 'picture',
      group: 'content',
      description: 'Opcional. Sem capa, o site usa uma ilustração.',
    }),
    defineField({
      name: 'body',
      title: 'Texto',
      type: 'richTextBody',
      group: 'content',
      description: 'Parágrafos curtos e subtítulos. Sem diagnóstico nem relato que identifique alguém.',
      validation: (rule) => [
        rule.required(),
        rule.custom(clinicalCaseProblem).warning(),
        rule.custom(carefulBody).warning(),
      ],
    }),
    defineField({
      name: 'sources',
      title: 'Fontes',
      type: 'array',
      group: 'content',
      description: 'De onde vêm as informações.',
      of: [
        defineArrayMember({
          type: 'object',
          name: 'source',
          title: 'Fonte',
          fields: [
            defineField({
              name: 'title',
              title: 'Título',
              type: 'string',
              description: 'Instituição e documento.',
              validation: (rule) => rule.required().max(140),
            }),
            defineField({
              name: 'url',
              title: 'Link',
              type: 'url',
              description: 'Opcional, começando com https://.',
              validation: (rule) => rule.uri({ scheme: ['https'] }),
            }),
          ],
          preview: { select: { title: 'title', subtitle: 'url' } },
        }),
      ],
      validation: (rule) =>
        rule
          .custom((sources, { document }) => isNews(document) || Boolean(sources?.length) || 'Cite ao menos uma fonte.')
          .warning(),
    }),
    defineField({
      name: 'author',
      title: 'Quem escreveu',
      type: 'reference',
      group: 'relations',
      description: 'Vazio: “Equipe da clínica”.',
      to: [{ type: 'professional' }],
    }),
    defineField({
      name: 'reviewedBy',
      title: 'Revisado por',
      type: 'reference',
      group: 'relations',
      description: 'Quem responde pelo conteúdo clínico. Aparece com o registro.',
      to: [{ type: 'professional' }],
      options: { filter: 'status == "ativo"' },
      // A value that is left over must be seen to be taken away.
      hidden: ({ document, value }) => isNews(document) && !value,
      validation: (rule) => [
        rule.custom((_value, { document }) => articleReviewedProblem(document)),
        rule.custom(ofPerson(reviewerLeftProblem)),
        rule.custom(ofPerson(articleReviewerProblem)).warning(),
      ],
    }),
    defineField({
      name: 'reviewedAt',
      title: 'Data da revisão',
      type: 'date',
      options: DATE_OPTIONS,
      group: 'relations',
      description: 'Começa com hoje. Revise ao menos uma vez por ano.',
      initialValue: () => new Intl.DateTimeFormat('en-CA').format(new Date()),
      hidden: ({ document, value }) => isNews(document) && !value,
      validation: (rule) =>
        rule.custom((value, context) => isNews(context.document) || reviewDateProblem(value, context)).warning(),
    }),
    defineField({
      name: 'publishedAt',
      title: 'Data do artigo',
      type: 'datetime',
      options: DATETIME_OPTIONS,
      group: 'publication',
      description:
        'Começa com agora. Aparece no artigo e ordena a lista; no futuro, o artigo entra no ar nesse momento.',
      initialValue: () => new Date().toISOString(),
      validation: (rule) => rule.required(),
    }),
    previousSlugsField('publication'),
    seoField('publication'),
    demoField('publication'),
  ],
  orderings: [{ name: 'newest', title: 'Mais novos', by: [{ field: 'publishedAt', direction: 'desc' }] }],
  preview: {
    select: { title: 'title', topic: 'topic.title', kind: 'kind', media: 'cover' },
    prepare: ({ title, topic, kind, media }) => ({
      title,
      subtitle: [kind === 'noticia' && titleOf(POST_KINDS, kind), topic].filter(Boolean).join(' · '),
      media,
    }),
  },
});
