import { type ConditionalPropertyCallbackContext, defineField, defineType } from '@sanity/types';

import { DATE_OPTIONS, DATETIME_OPTIONS } from '../objects/date-options.ts';
import {
  MESSAGE_STATES,
  MESSAGE_SUBJECTS,
  MODALITIES,
  REQUEST_STATES,
  titleOf,
  TURNS,
  WEEKDAYS,
} from '../objects/choices.ts';
import { answeredWords } from '../rules/message-answers.ts';

const isMessage = ({ document }: ConditionalPropertyCallbackContext) => !document?.['number'];

/** What a request for an appointment has besides; the words of all of it stand in the text. Told by its number. */
const requestFields = [
  defineField({
    name: 'number',
    title: 'Número do pedido',
    type: 'string',
    group: 'message',
    description: 'O que a pessoa tem em mãos. Combinado o horário, ele pode ir para a agenda.',
    options: { input: 'agreedTime' },
    readOnly: true,
    hidden: isMessage,
  }),
  ...[
    ['about', 'O que quer agendar', 'Serviço, exame ou profissional, como estava no site.'],
    ['aboutId', 'Documento', 'O serviço, o exame ou a pessoa no Studio.'],
    ['plan', 'Convênio', 'Ou “Particular”.'],
  ].map(([name = '', title = '', description = '']) =>
    defineField({ name, title, type: 'string', group: 'message', description, readOnly: true, hidden: isMessage }),
  ),
  ...[
    { name: 'days', title: 'Dias', description: 'Vazio: qualquer dia.', list: [...WEEKDAYS] },
    { name: 'turns', title: 'Turnos', description: 'Vazio: qualquer um.', list: [...TURNS] },
    { name: 'modalities', title: 'Atendimento', description: 'Vazio: tanto faz.', list: [...MODALITIES] },
  ].map(({ name, title, description, list }) =>
    defineField({
      name,
      title,
      type: 'array',
      group: 'message',
      description,
      of: [{ type: 'string' }],
      options: { list },
      readOnly: true,
      hidden: isMessage,
    }),
  ),
];

/**
 * What a visitor wrote to the clinic, or asked an appointment for. The site writes it under an id like `messages.<id>`: ids with a dot are never read by
 * the public, in our lake as in Sanity's. Staff change the state, with which
 * Studio notes who answered, and add notes, nothing else.
 */
export const messageSchema = defineType({
  name: 'message',
  title: 'Mensagem',
  type: 'document',
  // A note on a message is not content that waits for a publish.
  liveEdit: true,
  groups: [
    { name: 'message', title: 'Mensagem', default: true },
    { name: 'privacy', title: 'LGPD' },
  ],
  fields: [
    defineField({
      name: 'text',
      title: 'Mensagem',
      type: 'text',
      rows: 6,
      group: 'message',
      description: 'O que a pessoa escreveu. Só a equipe vê.',
      options: { replyAt: ['phone', 'email'] },
      readOnly: true,
    }),
    defineField({
      name: 'state',
      title: 'Situação',
      type: 'string',
      group: 'message',
      description: 'Marque o que já foi feito.',
      options: {
        layout: 'radio',
        direction: 'horizontal',
        // Studio shows those of the kind (studio/messages/answer-message.tsx).
        list: [...MESSAGE_STATES, ...REQUEST_STATES.slice(1)],
        input: 'messageState',
      },
      initialValue: 'novo',
      validation: (rule) => rule.required(),
    }),
    // Written with the answer, and told in a sentence below the words.
    defineField({
      name: 'answeredBy',
      title: 'Respondida por',
      type: 'string',
      group: 'message',
      description: 'Quem respondeu primeiro.',
      readOnly: true,
      hidden: true,
    }),
    defineField({
      name: 'answeredAt',
      title: 'Respondida em',
      type: 'datetime',
      options: DATETIME_OPTIONS,
      group: 'message',
      description: 'Quando foi respondida.',
      readOnly: true,
      hidden: true,
    }),
    ...requestFields,
    defineField({
      name: 'notes',
      title: 'Anotações da equipe',
      type: 'text',
      rows: 3,
      group: 'message',
      description: 'Só a equipe vê. Não anote dados de saúde.',
      validation: (rule) => rule.max(1000),
    }),
    ...[
      ['name', 'Nome', 'Como a pessoa se apresentou.'],
      ['phone', 'Telefone', 'Com DDD, como a pessoa escreveu.'],
      ['email', 'E-mail', 'Opcional no formulário.'],
    ].map(([name = '', title = '', description = '']) =>
      defineField({
        name,
        title,
        type: 'string',
        group: 'message',
        description,
        readOnly: true,
      }),
    ),
    defineField({
      name: 'subject',
      title: 'Assunto',
      type: 'string',
      group: 'message',
      description: 'O que a pessoa escolheu no formulário.',
      options: { list: [...MESSAGE_SUBJECTS] },
      readOnly: true,
    }),
    defineField({
      name: 'receivedAt',
      title: 'Recebida em',
      type: 'datetime',
      options: DATETIME_OPTIONS,
      group: 'message',
      description: 'Quando o site recebeu.',
      readOnly: true,
    }),
    defineField({
      name: 'consent',
      title: 'Consentimento',
      type: 'object',
      group: 'privacy',
      description: 'Quando e com que texto a pessoa concordou.',
      readOnly: true,
      fields: [
        defineField({
          name: 'at',
          title: 'Em',
          type: 'datetime',
          options: DATETIME_OPTIONS,
          description: 'Data e hora do aceite.',
        }),
        defineField({
          name: 'textVersion',
          title: 'Versão da política',
          type: 'string',
          description: 'A versão da Política de Privacidade que estava no ar.',
        }),
      ],
    }),
    defineField({
      name: 'retentionUntil',
      title: 'Guardar até',
      type: 'date',
      options: DATE_OPTIONS,
      group: 'privacy',
      description: 'Depois desta data a mensagem é apagada sozinha.',
      readOnly: true,
    }),
  ],
  orderings: [{ name: 'newest', title: 'Mais novas', by: [{ field: 'receivedAt', direction: 'desc' }] }],
  preview: {
    select: {
      name: 'name',
      subject: 'subject',
      about: 'about',
      state: 'state',
      answeredBy: 'answeredBy',
      answeredAt: 'answeredAt',
      receivedAt: 'receivedAt',
    },
    prepare: ({ name, subject, about, state, ...answered }) => ({
      title: name ?? 'Sem nome',
      subtitle: (about
        ? [titleOf(REQUEST_STATES, state), about]
        : [answeredWords(answered) ?? titleOf(MESSAGE_STATES, state), titleOf(MESSAGE_SUBJECTS, subject)]
      )
        .filter(Boolean)
        .join(' · '),
    }),
  },
});
