import { defineArrayMember, defineField, defineType } from '@sanity/types';
import { DATE_OPTIONS } from '../../objects/date-options.ts';
import {
  acceptedPlansField,
  approvalField,
  demoField,
  faqField,
  orderField,
  previousSlugsField,
  REVIEW_APPROVED,
  seoField,
  slugField,
  whatsappMessageField,
} from '../../objects/document-fields.ts';
import { carefulLanguage } from '../../rules/advertising.ts';
import { APPROVED_FIELDS } from '../../rules/approval.ts';
import { preparationProblem } from '../../rules/exam-preparation.ts';
import {
  changedSinceReview,
  ofPerson,
  preparationReviewerProblem,
  reportSignerProblem,
  reviewDateProblem,
  reviewerLeftProblem,
  reviewerProblem,
  reviewProblem,
} from '../../rules/reviews.ts';

const group = 'content';

/** What the exam is and what it asks of the person. */
const examContentFields = [
  defineField({
    name: 'title',
    title: 'Nome',
    type: 'string',
    group,
    description: 'Como está no pedido médico: “Ultrassonografia de abdome total”.',
    validation: (rule) => [rule.required(), rule.max(80), rule.custom(changedSinceReview('title')).warning()],
  }),
  slugField(group, 'title', 'O final do link: /exames/ultrassonografia-de-abdome-total.'),
  defineField({
    name: 'modality',
    title: 'Tipo de exame',
    type: 'reference',
    group,
    description:
      'O grupo em que o exame aparece. Se o tipo usa radiação, a página mostra a orientação sobre gravidez. Os tipos ficam em Serviços e exames › Tipos de exame.',
    to: [{ type: 'examType' }],
    validation: (rule) => rule.required(),
  }),
  defineField({
    name: 'bodyRegion',
    title: 'Região do corpo',
    type: 'string',
    group,
    description: 'Como “Abdome” ou “Tireoide”.',
    validation: (rule) => rule.max(60),
  }),
  defineField({
    name: 'synonyms',
    title: 'Outros nomes',
    type: 'array',
    group,
    description: 'Como as pessoas procuram: “ultrassom”, “ecografia”, “US de barriga”. A busca usa estes nomes.',
    of: [defineArrayMember({ type: 'string' })],
    options: { layout: 'tags' },
    validation: (rule) => [rule.unique(), rule.max(12)],
  }),
  defineField({
    name: 'summary',
    title: 'Resumo',
    type: 'text',
    rows: 3,
    group,
    description: 'O que é o exame, em uma ou duas frases.',
    validation: (rule) => [rule.required(), rule.max(240), rule.custom(carefulLanguage).warning()],
  }),
  defineField({
    name: 'image',
    title: 'Imagem',
    type: 'picture',
    group,
    description:
      'Opcional. A sala ou o aparelho da clínica; nunca o exame de alguém. Vazio: o site usa uma ilustração.',
  }),
  defineField({
    name: 'body',
    title: 'Como é feito',
    type: 'richTextBody',
    group,
    description: 'O que acontece na sala, quanto dura, o que se sente. Sem interpretar resultados.',
  }),
  defineField({
    name: 'requiresMedicalOrder',
    title: 'Precisa de pedido médico',
    type: 'boolean',
    group,
    description: 'Mostra “Pedido médico obrigatório”.',
    initialValue: true,
  }),
  defineField({
    name: 'requiresAppointment',
    title: 'Precisa de hora marcada',
    type: 'boolean',
    group,
    description: 'Mostra “Com hora marcada”.',
    initialValue: true,
  }),
  defineField({
    name: 'usesContrast',
    title: 'Usa contraste',
    type: 'boolean',
    group,
    description: 'Pergunta por alergia, rins e amamentação, acima do preparo. Desmarcado: “Não usa contraste”.',
    initialValue: false,
  }),
  defineField({
    name: 'asksAboutMetal',
    title: 'Pergunta por marca-passo e metal',
    type: 'boolean',
    group,
    description: 'Para ressonância: pede, acima do preparo, que avise quem tem marca-passo, prótese ou implante.',
    initialValue: false,
  }),
  defineField({
    name: 'durationMinutes',
    title: 'Duração, em minutos',
    type: 'number',
    group,
    description: 'Quanto dura, em média. Vazio: não aparece.',
    validation: (rule) => rule.integer().min(1).max(480),
  }),
  defineField({
    name: 'resultDays',
    title: 'Resultado, em dias úteis',
    type: 'number',
    group,
    description: 'Com 3, o site escreve “Resultado em até 3 dias úteis”; com 0, “Resultado no mesmo dia”.',
    validation: (rule) => rule.integer().min(0).max(60),
  }),
  defineField({
    name: 'resultDeadline',
    title: 'Observação sobre o resultado',
    type: 'string',
    group,
    description: 'Como “Urgências no mesmo dia”. Sem dias úteis acima, aparece sozinha.',
    validation: (rule) => rule.max(60),
  }),
  defineField({
    name: 'room',
    title: 'Onde, na clínica',
    type: 'string',
    group,
    description: 'Como “Sala 2, no térreo”. Aparece na página e na mensagem com o preparo.',
    validation: (rule) => rule.max(60),
  }),
];

/** Preparation and who answers for it; who reports; what the exam's page leads to. */
const examReviewFields = [
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
    description:
      'O protocolo da clínica. É publicado com o nome de quem revisou; se essa pessoa sair da clínica, o preparo continua no site sem o nome.',
    // Of the field, not of the type: what was approved is of that type, too, and begins empty.
    initialValue: {
      noPreparation: false,
      medicationNote: 'Siga a orientação do seu médico. Não suspenda remédios por conta própria.',
      needsCompanion: false,
      minorsWithGuardian: false,
    },
    // A field's rules stand in for those of its type.
    validation: (rule) => [rule.custom(preparationProblem), rule.custom(changedSinceReview('preparation')).warning()],
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
      rule.custom(changedSinceReview('reviewedBy')).warning(),
    ],
  }),
  defineField({
    name: 'reviewedAt',
    title: 'Data da revisão',
    type: 'date',
    options: DATE_OPTIONS,
    group: 'preparation',
    description: 'O dia em que a revisão foi aprovada. Revise ao menos uma vez por ano.',
    readOnly: true,
    validation: (rule) => rule.custom(reviewDateProblem).warning(),
  }),
  approvalField('preparation', REVIEW_APPROVED, APPROVED_FIELDS.exam, reviewProblem),
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
    of: [defineArrayMember({ type: 'reference', title: 'Profissional', to: [{ type: 'professional' }] })],
    validation: (rule) => rule.unique(),
  }),
  acceptedPlansField('relations'),
  defineField({
    name: 'equipment',
    title: 'Equipamentos',
    type: 'array',
    group: 'relations',
    description: 'Só equipamentos com registro na Anvisa.',
    of: [defineArrayMember({ type: 'reference', title: 'Equipamento', to: [{ type: 'equipment' }] })],
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

/** An exam with its preparation, at `/exames/<endereço>`. */
export const examSchema = defineType({
  name: 'exam',
  title: 'Exame',
  type: 'document',
  groups: [
    { name: 'content', title: 'Conteúdo', default: true },
    { name: 'preparation', title: 'Preparo' },
    { name: 'relations', title: 'Quem atende e convênios' },
    { name: 'publication', title: 'Publicação' },
  ],
  fields: [...examContentFields, ...examReviewFields],
  preview: { select: { title: 'title', subtitle: 'modality.title' } },
});
