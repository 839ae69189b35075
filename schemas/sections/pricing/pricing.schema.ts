import { defineArrayMember, defineField, defineType } from '@sanity/types';

import {
  SECTION_GROUPS,
  headerField,
  sectionFields,
  shortTitleOf,
  surfaceField,
  variantField,
} from '../../objects/section-fields.ts';
import { carefulLanguage } from '../../rules/advertising.ts';

/** How it is drawn. */
const VARIANTS = [
  { title: 'Cartões', value: 'cartoes' },
  { title: 'Tabela', value: 'tabela' },
] as const;

export const pricingSchema = defineType({
  name: 'pricing',
  title: 'Valores',
  type: 'object',
  description: 'Valores de consultas e formas de pagamento. Sem planos, pacotes nem “melhor opção” (CFM e CFP).',
  groups: SECTION_GROUPS,
  fields: [
    variantField('Cartões para poucos itens; Tabela para vários.', VARIANTS),
    headerField,
    defineField({
      name: 'items',
      title: 'Valores',
      type: 'array',
      group: 'content',
      description: 'Vazio: todos os valores vigentes.',
      of: [defineArrayMember({ type: 'reference', title: 'Valor', to: [{ type: 'priceItem' }] })],
      validation: (rule) => rule.unique(),
    }),
    defineField({
      name: 'note',
      title: 'Observação',
      type: 'string',
      group: 'content',
      description: 'Uma frase abaixo dos valores.',
      validation: (rule) => [rule.max(160), rule.custom(carefulLanguage).warning()],
    }),
    surfaceField,
    ...sectionFields,
  ],
  preview: {
    select: { title: 'header.title', variant: 'variant' },
    prepare: ({ title, variant }) => ({ title, subtitle: `Valores · ${shortTitleOf(VARIANTS, variant ?? 'cartoes')}` }),
  },
});
