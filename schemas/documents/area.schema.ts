import { defineField, defineType } from '@sanity/types';
import { AREA_REGULATIONS, titleOf } from '../objects/choices.ts';
import { orderField } from '../objects/document-fields.ts';
import { carefulLanguage } from '../rules/advertising.ts';
import { areaAnchorProblem, regulationProblem } from '../rules/area-regulation.ts';
import { slugOf } from '../rules/links.ts';

/** A part of the clinic, like “Nutrição”: people, services and questions are grouped by these. It has no page of its own. */
export const areaSchema = defineType({
  name: 'area',
  title: 'Área',
  type: 'document',
  fields: [
    defineField({
      name: 'title',
      title: 'Nome',
      type: 'string',
      description: 'O nome do grupo na página da equipe e na lista de serviços: “Nutrição”, “Fisioterapia”.',
      validation: (rule) => [rule.required(), rule.max(40), rule.custom(carefulLanguage).warning()],
    }),
    defineField({
      name: 'anchor',
      title: 'Apelido da área (para links)',
      type: 'slug',
      description:
        'Leva um link direto à área: “nutricao” vira /profissional#nutricao. Não muda com o nome, para que links impressos continuem valendo.',
      options: { source: 'title', maxLength: 40, slugify: (words) => slugOf(words, 40) },
      validation: (rule) => rule.custom((anchor, { document }) => areaAnchorProblem(anchor?.current, document?._id)),
    }),
    defineField({
      name: 'regulation',
      title: 'Regras que valem',
      type: 'string',
      description:
        'De qual profissão são os serviços desta área. Na psicologia não há depoimentos nem previsão de resultado; nas consultas médicas, um serviço com nome de órgão ou doença pede RQE.',
      options: { layout: 'radio', list: [...AREA_REGULATIONS] },
      validation: (rule) => [rule.required(), rule.custom(regulationProblem)],
    }),
    orderField(undefined, 'A ordem das áreas no site. Mais fácil em “Ordem das áreas”.'),
  ],
  orderings: [{ name: 'site', title: 'Ordem no site', by: [{ field: 'order', direction: 'asc' }] }],
  preview: {
    select: { title: 'title', regulation: 'regulation' },
    prepare: ({ title, regulation }) => ({ title, subtitle: titleOf(AREA_REGULATIONS, regulation) }),
  },
});
