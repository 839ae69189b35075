import { defineArrayMember, defineField } from '@sanity/types';

import { EXAM_MODALITIES } from '../../objects/choices.ts';
import { slugField } from '../../objects/document-fields.ts';
import { carefulLanguage } from '../../rules/careful-language.ts';

const group = 'content';

/** What the exam is and what it asks of the person. */
export const examContentFields = [
  defineField({
    name: 'title',
    title: 'Nome',
    type: 'string',
    group,
    description: 'Como está no pedido médico: “Ultrassonografia de abdome total”.',
    validation: (rule) => [rule.required(), rule.max(80)],
  }),
  slugField(group, 'title', 'O final do link: /exames/ultrassonografia-de-abdome-total.'),
  defineField({
    name: 'modality',
    title: 'Tipo de exame',
    type: 'string',
    group,
    description:
      'O grupo em que o exame aparece. Raio-X, tomografia, mamografia e densitometria mostram a orientação sobre gravidez.',
    options: { list: [...EXAM_MODALITIES] },
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
    description: 'Avisa que o exame usa contraste.',
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
    name: 'resultDeadline',
    title: 'Prazo do resultado',
    type: 'string',
    group,
    description: 'Como “Até 3 dias úteis”.',
    validation: (rule) => rule.max(60),
  }),
];
