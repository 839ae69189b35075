import { defineField, defineType } from '@sanity/types';

import { DATE_OPTIONS, DATETIME_OPTIONS } from '../objects/date-options.ts';
import { MESSAGE_STATES, MESSAGE_SUBJECTS, titleOf } from '../objects/choices.ts';
import { answeredWords } from '../rules/message-answers.ts';

/**
 * What a visitor wrote to the clinic. The site writes it under an id like `messages.<id>`: ids with a dot are never read by
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
      options: { layout: 'radio', direction: 'horizontal', list: [...MESSAGE_STATES], input: 'messageState' },
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
      state: 'state',
      answeredBy: 'answeredBy',
      answeredAt: 'answeredAt',
      receivedAt: 'receivedAt',
    },
    prepare: ({ name, subject, state, ...answered }) => ({
      title: name ?? 'Sem nome',
      subtitle: [answeredWords(answered) ?? titleOf(MESSAGE_STATES, state), titleOf(MESSAGE_SUBJECTS, subject)]
        .filter(Boolean)
        .join(' · '),
    }),
  },
});
