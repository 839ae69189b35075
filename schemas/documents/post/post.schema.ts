import { type ConditionalPropertyCallbackContext, defineField, defineType } from '@sanity/types';
import { POST_KINDS, titleOf } from '../../objects/choices.ts';
import { DATE_OPTIONS, DATETIME_OPTIONS } from '../../objects/date-options.ts';
import {
  approvalField,
  demoField,
  documentGroups,
  previousSlugsField,
  REVIEW_APPROVED,
  seoField,
  slugField,
  sourceMember,
} from '../../objects/document-fields.ts';
import { carefulBody, carefulLanguage, clinicalCaseProblem } from '../../rules/advertising.ts';
import { headingOrder } from '../../rules/headings.ts';
import { APPROVED_FIELDS } from '../../rules/approval.ts';
import {
  articleReviewedProblem,
  articleReviewerProblem,
  changedSinceReview,
  isNews,
  newsProblem,
  ofPerson,
  reviewDateProblem,
  reviewerLeftProblem,
  reviewProblem,
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
      validation: (rule) => [
        rule.required(),
        rule.max(70),
        rule.custom(carefulLanguage).warning(),
        rule.custom(changedSinceReview('title')).warning(),
      ],
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
      validation: (rule) => [
        rule.required(),
        rule.min(50).max(160),
        rule.custom(carefulLanguage).warning(),
        rule.custom(changedSinceReview('excerpt')).warning(),
      ],
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
        rule.custom(headingOrder).warning(),
        rule.custom(changedSinceReview('body')).warning(),
      ],
    }),
    defineField({
      name: 'sources',
      title: 'Fontes',
      type: 'array',
      group: 'content',
      description: 'De onde vêm as informações.',
      of: [sourceMember()],
      validation: (rule) => [
        rule
          .custom((sources, { document }) => isNews(document) || Boolean(sources?.length) || 'Cite ao menos uma fonte.')
          .warning(),
        rule.custom(changedSinceReview('sources')).warning(),
      ],
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
        rule.custom(changedSinceReview('reviewedBy')).warning(),
      ],
    }),
    defineField({
      name: 'reviewedAt',
      title: 'Data da revisão',
      type: 'date',
      options: DATE_OPTIONS,
      group: 'relations',
      description: 'O dia em que a revisão foi aprovada. Revise ao menos uma vez por ano.',
      readOnly: true,
      hidden: ({ document, value }) => isNews(document) && !value,
      validation: (rule) =>
        rule.custom((value, context) => isNews(context.document) || reviewDateProblem(value, context)).warning(),
    }),
    {
      ...approvalField('relations', REVIEW_APPROVED, APPROVED_FIELDS.post, reviewProblem),
      hidden: ({ document, value }: ConditionalPropertyCallbackContext) => isNews(document) && !value,
    },
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
