import { defineArrayMember, defineField } from '@sanity/types';

import { DATE_OPTIONS } from '../../objects/date-options.ts';
import {
  acceptedPlansField,
  demoField,
  orderField,
  previousSlugsField,
  seoField,
} from '../../objects/document-fields.ts';
import { faqField, whatsappMessageField } from '../../objects/visit-fields.ts';
import { reviewerProblem } from '../../rules/exam-review.ts';
import { reviewDateProblem } from '../../rules/review-date.ts';
import { ofPerson, preparationReviewerProblem, reportSignerProblem, reviewerLeftProblem } from '../../rules/signer.ts';

/** Preparation and who answers for it; who reports; what the exam's page leads to. */
export const examReviewFields = [
  defineField({
    name: 'copyPreparation',
    title: 'Duplicar preparo de outro exame',
    type: 'string',
    group: 'preparation',
    description:
      'Troca o preparo escrito abaixo. O PDF não é copiado, e “Revisado por” fica vazio até alguém conferir.',
    options: { input: 'copyPreparation' },
  }),
  defineField({
    name: 'preparation',
    title: 'Preparo',
    type: 'preparation',
    group: 'preparation',
    description: 'O protocolo da clínica. Só vai ao ar com o nome de quem revisou.',
  }),
  defineField({
    name: 'reviewedBy',
    title: 'Revisado por',
    type: 'reference',
    group: 'preparation',
    description: 'Quem conferiu o preparo. Aparece na página, com registro.',
    to: [{ type: 'professional' }],
    options: { filter: 'status == "ativo" && count(registrations[council == "CRM"]) > 0' },
    validation: (rule) => [
      rule.custom(reviewerProblem),
      rule.custom(ofPerson(reviewerLeftProblem)),
      rule.custom(ofPerson(preparationReviewerProblem)),
    ],
  }),
  defineField({
    name: 'reviewedAt',
    title: 'Data da revisão',
    type: 'date',
    options: DATE_OPTIONS,
    group: 'preparation',
    description: 'Revise ao menos uma vez por ano.',
    validation: (rule) => rule.custom(reviewDateProblem).warning(),
  }),
  defineField({
    name: 'reportedBy',
    title: 'Quem assina o laudo',
    type: 'reference',
    group: 'relations',
    description: 'Só quem tem CRM: o laudo é ato médico.',
    to: [{ type: 'professional' }],
    options: { filter: 'status == "ativo" && count(registrations[council == "CRM"]) > 0' },
    validation: (rule) => rule.custom(ofPerson(reportSignerProblem)),
  }),
  defineField({
    name: 'professionals',
    title: 'Quem realiza',
    type: 'array',
    group: 'relations',
    description: 'Na ordem em que devem aparecer.',
    of: [defineArrayMember({ type: 'reference', to: [{ type: 'professional' }] })],
    validation: (rule) => rule.unique(),
  }),
  acceptedPlansField('relations'),
  defineField({
    name: 'equipment',
    title: 'Equipamentos',
    type: 'array',
    group: 'relations',
    description: 'Só equipamentos com registro na Anvisa.',
    of: [defineArrayMember({ type: 'reference', to: [{ type: 'equipment' }] })],
    validation: (rule) => rule.unique(),
  }),
  defineField({
    name: 'priceItem',
    title: 'Valor',
    type: 'reference',
    group: 'relations',
    description: 'Opcional. Só aparece com a aprovação do diretor técnico, marcada no próprio valor.',
    to: [{ type: 'priceItem' }],
    options: { filter: 'kind == "exame"' },
  }),
  faqField('relations', 'do exame'),
  whatsappMessageField('relations', 'Vazio: “gostaria de agendar o exame”, com o nome dele. '),
  orderField('publication', 'Números menores aparecem antes dentro do tipo de exame.'),
  previousSlugsField('publication'),
  seoField('publication'),
  demoField('publication'),
];
