import { defineArrayMember, defineField, defineType } from '@sanity/types';
import { PAYMENT_METHODS, PRICE_KINDS, titleOf } from '../objects/choices.ts';
import { DATE_OPTIONS } from '../objects/date-options.ts';
import { approvalField, demoField, DOCUMENT_GROUPS, orderField } from '../objects/document-fields.ts';
import { carefulLanguage, discountHint } from '../rules/advertising.ts';
import { APPROVED_FIELDS, priceApprovalProblem } from '../rules/approval.ts';
import { amountProblem, formatReais, priceDateProblem, unlikelyAmount } from '../rules/price.ts';

/** A price that may be shown. There is no "from" and no crossed-out price on purpose (M16, P4). */
export const priceItemSchema = defineType({
  name: 'priceItem',
  title: 'Valor',
  type: 'document',
  validation: (rule) => rule.custom((document) => discountHint(document)).info(),
  groups: DOCUMENT_GROUPS,
  fields: [
    defineField({
      name: 'label',
      title: 'O que é',
      type: 'string',
      group: 'content',
      description: 'Como “Consulta particular”.',
      validation: (rule) => [rule.required(), rule.max(60), rule.custom(carefulLanguage).warning()],
    }),
    defineField({
      name: 'kind',
      title: 'Tipo',
      type: 'string',
      group: 'content',
      description: 'Valores de procedimentos e de psicologia não são mostrados (CFM, art. 9º; CFP, art. 20).',
      options: { layout: 'radio', list: [...PRICE_KINDS] },
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'amountCents',
      title: 'Valor',
      type: 'number',
      group: 'content',
      description: 'Em reais. Vazio: “Valor informado no agendamento”.',
      options: { mask: 'money', movesDate: 'validFrom' },
      // An amount that must go stays in sight: nobody can empty a field they do not see.
      hidden: ({ document, value }) =>
        typeof value !== 'number' && (document?.kind === 'procedimento' || document?.kind === 'psicologia'),
      validation: (rule) => [rule.integer().min(0), rule.custom(amountProblem), rule.custom(unlikelyAmount).warning()],
    }),
    {
      ...approvalField(
        'content',
        'Necessária para mostrar o valor de um exame. Quem é diretor técnico aperta “Aprovar e publicar” ou, para agendar depois, “Aprovar sem publicar” no menu ao lado; se o que foi aprovado mudar, é preciso aprovar de novo.',
        APPROVED_FIELDS.priceItem,
        priceApprovalProblem,
      ),
      hidden: ({ document }) => document?.kind !== 'exame',
    },
    defineField({
      name: 'services',
      title: 'Serviços',
      type: 'array',
      group: 'content',
      description:
        'Na página de cada um, e na de quem atende nele, aparece este valor. O de um exame é escolhido no próprio exame, em “Valor”.',
      of: [
        defineArrayMember({
          type: 'reference',
          title: 'Serviço',
          to: [{ type: 'service' }],
          // A consultation's amount has no place on a page of psychology (P4).
          options: {
            filter: ({ document }) => ({
              filter: `coalesce(area->regulation, "") ${document.kind === 'psicologia' ? '==' : '!='} "psicologia"`,
            }),
          },
        }),
      ],
      hidden: ({ document, value }) => document?.kind === 'procedimento' && !value,
      validation: (rule) => rule.unique(),
    }),
    defineField({
      name: 'paymentMethods',
      title: 'Formas de pagamento',
      type: 'array',
      group: 'content',
      description: 'O que a recepção aceita.',
      of: [defineArrayMember({ type: 'string' })],
      options: { list: [...PAYMENT_METHODS] },
      validation: (rule) => rule.unique(),
    }),
    defineField({
      name: 'note',
      title: 'Observação',
      type: 'string',
      group: 'content',
      description: 'Como “Inclui retorno em até 30 dias”.',
      validation: (rule) => [rule.max(120), rule.custom(carefulLanguage).warning()],
    }),
    defineField({
      name: 'validFrom',
      title: 'Vigente desde',
      type: 'date',
      options: DATE_OPTIONS,
      group: 'publication',
      description:
        'O site mostra “Vigente desde” junto do valor. Muda sozinho para hoje quando o valor muda; se for outro dia, corrija aqui.',
    }),
    defineField({
      name: 'validUntil',
      title: 'Vigente até',
      type: 'date',
      options: DATE_OPTIONS,
      group: 'publication',
      description: 'Depois desta data o valor deixa de aparecer.',
      validation: (rule) => rule.custom(priceDateProblem).warning(),
    }),
    orderField('publication'),
    demoField('publication'),
  ],
  preview: {
    select: { title: 'label', kind: 'kind', cents: 'amountCents' },
    prepare: ({ title, kind, cents }) => ({
      title,
      subtitle: [titleOf(PRICE_KINDS, kind), typeof cents === 'number' && formatReais(cents)]
        .filter(Boolean)
        .join(' · '),
    }),
  },
});
