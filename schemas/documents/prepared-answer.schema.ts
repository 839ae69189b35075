import { defineField, defineType } from '@sanity/types';

import { placesProblem } from '../rules/message-answers.ts';

/** An answer that staff give often: chosen in a message, it opens in WhatsApp or the mail program with the patient's name. */
export const preparedAnswerSchema = defineType({
  name: 'preparedAnswer',
  title: 'Resposta pronta',
  type: 'document',
  fields: [
    defineField({
      name: 'title',
      title: 'Título',
      type: 'string',
      description: 'No botão, em poucas palavras, como “Pedir um telefone”. Só a equipe vê.',
      validation: (rule) => [rule.required(), rule.max(40)],
    }),
    defineField({
      name: 'text',
      title: 'Texto',
      type: 'text',
      rows: 6,
      description:
        'O que a pessoa recebe. {nome} vira o primeiro nome dela; {clínica} e {telefone}, os da clínica. Não escreva dados de saúde.',
      validation: (rule) => [rule.required(), rule.max(700), rule.custom(placesProblem)],
    }),
  ],
  preview: { select: { title: 'title', subtitle: 'text' } },
});
