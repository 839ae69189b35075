import { defineField, defineType } from '@sanity/types';
import { TESTIMONIAL_SUBJECTS, titleOf } from '../objects/choices.ts';
import { DATE_OPTIONS } from '../objects/date-options.ts';
import { approvalField, areaField, demoField, DOCUMENT_GROUPS } from '../objects/document-fields.ts';
import { carefulLanguage } from '../rules/advertising.ts';
import {
  approvalProblem,
  APPROVED_FIELDS,
  consentProblem,
  initialsProblem,
  testimonialAreaProblem,
} from '../rules/approval.ts';
import { inArea } from '../rules/area-regulation.ts';

/**
 * Sober and anonymous, or not at all (CFM 2.336/2023, art. 14). Absent by design: photo, full name, age, condition,
 * treatment and stars.
 */
export const testimonialSchema = defineType({
  name: 'testimonial',
  title: 'Depoimento',
  type: 'document',
  groups: DOCUMENT_GROUPS,
  fields: [
    defineField({
      name: 'quote',
      title: 'Depoimento',
      type: 'text',
      rows: 4,
      group: 'content',
      description: 'De 20 a 280 caracteres. Sem elogios superlativos nem resultado de tratamento.',
      validation: (rule) => [rule.required(), rule.min(20).max(280), rule.custom(carefulLanguage)],
    }),
    defineField({
      name: 'authorDisplay',
      title: 'Iniciais',
      type: 'string',
      group: 'content',
      description: 'Só iniciais, como “M. S.”. O nome não é publicado.',
      validation: (rule) => [rule.required(), rule.custom(initialsProblem)],
    }),
    areaField('content', 'Depoimentos não são permitidos para psicologia (CFP).', {
      validation: (rule) => [rule.required(), rule.custom(inArea(testimonialAreaProblem))],
    }),
    defineField({
      name: 'subject',
      title: 'Sobre o quê',
      type: 'string',
      group: 'content',
      description: 'Nunca sobre o resultado do tratamento.',
      options: { layout: 'radio', list: [...TESTIMONIAL_SUBJECTS] },
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'year',
      title: 'Ano',
      type: 'number',
      group: 'content',
      description: 'Opcional.',
      validation: (rule) => rule.integer().min(2000).max(2100),
    }),
    defineField({
      name: 'consentRef',
      title: 'Código da autorização',
      type: 'string',
      group: 'publication',
      description: 'Só um código. A autorização assinada fica fora do site.',
      validation: (rule) => [rule.required(), rule.max(40), rule.custom(consentProblem)],
    }),
    defineField({
      name: 'consentAt',
      title: 'Autorizado em',
      type: 'date',
      options: DATE_OPTIONS,
      group: 'publication',
      description: 'Data da autorização por escrito.',
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'consentRevokedAt',
      title: 'Autorização retirada em',
      type: 'date',
      options: DATE_OPTIONS,
      group: 'publication',
      description: 'Com uma data aqui, o depoimento sai do site.',
    }),
    approvalField(
      'publication',
      'Sem ela o depoimento não é publicado. Quem é diretor técnico aperta “Aprovar e publicar” ou, para agendar depois, “Aprovar sem publicar” no menu ao lado; se o que foi aprovado mudar, é preciso aprovar de novo.',
      APPROVED_FIELDS.testimonial,
      approvalProblem,
    ),
    demoField('publication'),
  ],
  preview: {
    select: { title: 'authorDisplay', subject: 'subject', quote: 'quote' },
    prepare: ({ title, subject, quote }) => ({
      title: `${title ?? ''} · ${titleOf(TESTIMONIAL_SUBJECTS, subject)}`,
      subtitle: quote,
    }),
  },
});
