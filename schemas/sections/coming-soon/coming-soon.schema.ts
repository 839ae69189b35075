import { defineArrayMember, defineField, defineType } from '@sanity/types';

import { DATE_OPTIONS } from '../../objects/date-options.ts';
import { SECTION_GROUPS, sectionFields, shortTitleOf, variantField } from '../../objects/section-fields.ts';
import { carefulLanguage } from '../../rules/advertising.ts';

/** How it is drawn. */
const VARIANTS = [
  { title: 'Página', value: 'pagina' },
  { title: 'Faixa', value: 'faixa' },
] as const;

export const comingSoonSchema = defineType({
  name: 'comingSoon',
  title: 'Em breve',
  type: 'object',
  description: 'Anuncia o que ainda não abriu, com data se houver e o contato da clínica.',
  groups: SECTION_GROUPS,
  fields: [
    variantField('Página abre a tela inteira; Faixa cabe entre outras seções.', VARIANTS),
    defineField({
      name: 'title',
      title: 'Título',
      type: 'string',
      group: 'content',
      description: 'O que vem, sem suspense: “Raio-X na clínica”.',
      validation: (rule) => [rule.required(), rule.max(70), rule.custom(carefulLanguage).warning()],
    }),
    defineField({
      name: 'text',
      title: 'Texto',
      type: 'text',
      rows: 3,
      group: 'content',
      description: 'O que muda para quem é atendido e o que fazer até lá.',
      validation: (rule) => [rule.max(220), rule.custom(carefulLanguage).warning()],
    }),
    defineField({
      name: 'date',
      title: 'Data prevista',
      type: 'date',
      options: DATE_OPTIONS,
      group: 'content',
      description: 'Opcional. Sem contagem regressiva (CFM, art. 11).',
    }),
    defineField({
      name: 'ctas',
      title: 'Botões',
      type: 'array',
      group: 'content',
      description: 'Até dois.',
      of: [defineArrayMember({ type: 'cta' })],
      validation: (rule) => rule.max(2),
    }),
    ...sectionFields,
  ],
  preview: {
    select: { title: 'title', variant: 'variant' },
    prepare: ({ title, variant }) => ({ title, subtitle: `Em breve · ${shortTitleOf(VARIANTS, variant ?? 'pagina')}` }),
  },
});
