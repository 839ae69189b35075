import { defineArrayMember, defineField, defineType } from '@sanity/types';

import { SECTION_GROUPS, sectionFields, shortTitleOf, variantField } from '../../objects/section-fields.ts';
import { carefulLanguage } from '../../rules/advertising.ts';

/** How it is drawn. */
const VARIANTS = [
  { title: 'Faixa', value: 'faixa' },
  { title: 'Destaque', value: 'destaque' },
] as const;

export const callToActionSchema = defineType({
  name: 'callToAction',
  title: 'Chamada',
  type: 'object',
  description: 'Convida para o próximo passo: agendar, ligar, escrever.',
  groups: SECTION_GROUPS,
  fields: [
    variantField('Faixa é discreta e cabe no meio da página; Destaque encerra a página.', VARIANTS),
    defineField({
      name: 'title',
      title: 'Título',
      type: 'string',
      group: 'content',
      description:
        'O que a pessoa pode fazer agora. Não ofereça nada grátis nem prometa resultado (CFM 2.336/2023, art. 11).',
      validation: (rule) => [rule.required(), rule.max(70), rule.custom(carefulLanguage).warning()],
    }),
    defineField({
      name: 'text',
      title: 'Texto',
      type: 'text',
      rows: 2,
      group: 'content',
      description: 'Uma frase de apoio.',
      validation: (rule) => [rule.max(220), rule.custom(carefulLanguage).warning()],
    }),
    defineField({
      name: 'ctas',
      title: 'Botões',
      type: 'array',
      group: 'content',
      description: 'Um ou dois.',
      of: [defineArrayMember({ type: 'cta' })],
      validation: (rule) => rule.required().min(1).max(2),
    }),
    ...sectionFields,
  ],
  preview: {
    select: { title: 'title', variant: 'variant' },
    prepare: ({ title, variant }) => ({ title, subtitle: `Chamada · ${shortTitleOf(VARIANTS, variant ?? 'faixa')}` }),
  },
});
