import { defineArrayMember, defineField } from '@sanity/types';

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
