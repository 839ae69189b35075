import { defineArrayMember, defineField, defineType } from '@sanity/types';
import { HEALTH_PLAN_KINDS, titleOf } from '../objects/choices.ts';
import { DATE_OPTIONS } from '../objects/date-options.ts';
import { demoField, documentGroups, hiddenWhenEmpty, orderField } from '../objects/document-fields.ts';
import { contractProblem } from '../rules/establishment.ts';
import { coverageProblem } from '../rules/price.ts';

/** Who pays for the visit, and who accepts it: said here and nowhere else. Only plans with a contract in force may be shown (L14). */
export const healthPlanSchema = defineType({
  name: 'healthPlan',
  title: 'Convênio',
  type: 'document',
  groups: documentGroups('Quem aceita'),
  fields: [
    defineField({
      name: 'name',
      title: 'Nome',
      type: 'string',
      group: 'content',
      description: 'Como as pessoas conhecem o convênio.',
      validation: (rule) => [rule.required(), rule.max(60)],
    }),
    defineField({
      name: 'kind',
      title: 'Tipo',
      type: 'string',
      group: 'content',
      description: 'Cartão de desconto não é plano de saúde e aparece separado.',
      options: { layout: 'radio', list: [...HEALTH_PLAN_KINDS] },
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'logo',
      title: 'Logotipo',
      type: 'picture',
      group: 'content',
      description: 'Opcional. Use só com contrato em vigor.',
    }),
    defineField({
      name: 'ansRegistry',
      title: 'Registro ANS',
      hidden: hiddenWhenEmpty,
      type: 'string',
      group: 'content',
      description: 'Opcional, 6 números.',
      validation: (rule) => rule.regex(/^\d{6}$/, { name: '6 números' }),
    }),
    defineField({
      name: 'needsAuthorization',
      title: 'Pede autorização',
      type: 'boolean',
      group: 'content',
      description: 'Avisa que o convênio precisa autorizar a guia antes.',
      initialValue: false,
    }),
    defineField({
      name: 'authorizationTime',
      title: 'Prazo da autorização',
      type: 'string',
      group: 'content',
      description: 'Quanto o convênio leva para autorizar, como “até 5 dias úteis”.',
      hidden: ({ document }) => document?.needsAuthorization !== true,
      validation: (rule) => rule.max(40),
    }),
    defineField({
      name: 'phone',
      title: 'Telefone do convênio',
      type: 'string',
      group: 'content',
      description:
        'A central que tira dúvidas de cobertura e autorização: 0800 000 0000, 4004-0000 ou (66) 99999-0000.',
      validation: (rule) =>
        rule.regex(/^(0[389]00 ?\d{3} ?\d{4}|[34]00\d[ -]?\d{4}|\([1-9][1-9]\) ?9?\d{4}-?\d{4})$/, {
          name: 'telefone como 0800 000 0000 ou (66) 3500-0000',
        }),
    }),
    defineField({
      name: 'coverage',
      title: 'Quem aceita',
      type: 'array',
      group: 'relations',
      description:
        'Marque cada profissional, serviço e exame que atende por este convênio. As páginas deles mostram o que está marcado aqui.',
      options: { input: 'planMatrix' },
      validation: (rule) => [
        rule.custom(coverageProblem),
        rule
          .custom(
            (ticks: readonly unknown[] | undefined) =>
              Boolean(ticks?.length) ||
              'Nada marcado: o convênio não aparece em nenhum profissional, serviço ou exame.',
          )
          .warning(),
      ],
      of: [
        defineArrayMember({
          type: 'object',
          name: 'coverage',
          title: 'Aceita',
          fields: [
            defineField({
              name: 'target',
              title: 'Profissional, serviço ou exame',
              type: 'reference',
              description: 'Quem ou o que atende pelo convênio.',
              to: [{ type: 'service' }, { type: 'exam' }, { type: 'professional' }],
              validation: (rule) => rule.required(),
            }),
            defineField({
              name: 'note',
              title: 'Observação',
              type: 'string',
              description: 'Como “com pedido do médico da rede”.',
              validation: (rule) => rule.max(100),
            }),
          ],
          preview: {
            select: { title: 'target.title', name: 'target.fullName', subtitle: 'note' },
            prepare: ({ title, name, subtitle }) => ({ title: title ?? name, subtitle }),
          },
        }),
      ],
    }),
    defineField({
      name: 'active',
      title: 'Contrato em vigor',
      type: 'boolean',
      group: 'publication',
      description: 'Desmarcado, o convênio sai do site.',
      initialValue: true,
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'validUntil',
      title: 'Contrato até',
      type: 'date',
      options: DATE_OPTIONS,
      group: 'publication',
      description: 'Opcional. Depois desta data o convênio sai do site.',
      validation: (rule) => rule.custom(contractProblem).warning(),
    }),
    orderField('publication'),
    demoField('publication'),
  ],
  preview: {
    select: { title: 'name', kind: 'kind', active: 'active', media: 'logo' },
    prepare: ({ title, kind, active, media }) => ({
      title,
      subtitle: [titleOf(HEALTH_PLAN_KINDS, kind), active === false && 'fora do site'].filter(Boolean).join(' · '),
      // Without the member, not with nothing in it: references then show the type's own picture.
      ...(media ? { media } : {}),
    }),
  },
});
