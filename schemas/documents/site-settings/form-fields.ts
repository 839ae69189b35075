import { defineField } from '@sanity/types';

const group = 'contact';

/** What the contact form promises and how long messages are kept. */
export const formFields = [
  defineField({
    name: 'formSettings',
    title: 'Formulário de contato',
    type: 'object',
    group,
    description: 'As mensagens chegam em “Mensagens”, aqui no Studio.',
    fields: [
      defineField({
        name: 'notifyEmail',
        title: 'Avisar por e-mail',
        type: 'string',
        description: 'Vazio: o e-mail da clínica. Só funciona com o envio de e-mails configurado.',
        validation: (rule) => rule.email(),
      }),
      defineField({
        name: 'answerWithinDays',
        title: 'Respondemos em até (dias úteis)',
        type: 'number',
        description: 'O site promete este prazo a quem escreve.',
        initialValue: 2,
        validation: (rule) => rule.integer().min(1).max(15),
      }),
      defineField({
        name: 'retentionDays',
        title: 'Guardar mensagens por (dias)',
        type: 'number',
        description: 'Depois disso a mensagem é apagada sozinha. Diga o mesmo prazo na política de privacidade.',
        initialValue: 180,
        validation: (rule) => rule.integer().min(30).max(730),
      }),
      defineField({
        name: 'helperText',
        title: 'Texto acima do formulário',
        type: 'string',
        description: 'Vazio: “Não informe sintomas, diagnósticos ou documentos neste formulário.”',
        validation: (rule) => rule.max(160),
      }),
    ],
  }),
  defineField({
    name: 'ouvidoriaEmail',
    title: 'E-mail da ouvidoria',
    type: 'string',
    group,
    description: 'Opcional. Para elogios, sugestões e reclamações. Aparece na página de contato.',
    validation: (rule) => rule.email(),
  }),
];
