import { defineField } from '@sanity/types';
import { memberOf } from '../../rules/form-value.ts';
import { phoneProblem } from '../../rules/formats.ts';

const group = 'booking';

/** How a visit is booked and how results are seen. */
export const bookingFields = [
  defineField({
    name: 'booking',
    title: 'Agendamento',
    type: 'object',
    group,
    description: 'O que o botão “Agendar consulta” faz.',
    fields: [
      defineField({
        name: 'mode',
        title: 'Como as pessoas agendam',
        type: 'string',
        description:
          'Pelo formulário, o pedido fica em “Pedidos de agendamento”. Pelo WhatsApp, as mesmas perguntas viram uma mensagem pronta.',
        options: {
          layout: 'radio',
          list: [
            { title: 'Pelo formulário', value: 'form' },
            { title: 'Pelo WhatsApp', value: 'whatsapp' },
            { title: 'Por telefone', value: 'phone' },
            { title: 'Em um site de agendamento', value: 'url' },
          ],
        },
        initialValue: 'form',
      }),
      defineField({
        name: 'url',
        title: 'Link do agendamento',
        type: 'url',
        description: 'Link completo, começando com https://.',
        hidden: ({ parent }) => parent?.mode !== 'url',
        validation: (rule) => [
          rule.uri({ scheme: ['https'] }),
          rule.custom((url, { parent }) =>
            memberOf(parent, 'mode') === 'url' && !url ? 'Informe o site em que se agenda.' : true,
          ),
        ],
      }),
      defineField({
        name: 'label',
        title: 'Texto do botão',
        type: 'string',
        description: 'Vazio: “Agendar consulta”.',
        validation: (rule) => rule.max(32),
      }),
    ],
  }),
  defineField({
    name: 'resultsPortal',
    title: 'Portal de resultados',
    type: 'object',
    group,
    description: 'O site do laboratório ou do sistema onde se veem os resultados. A clínica não guarda senhas aqui.',
    fields: [
      defineField({
        name: 'url',
        title: 'Link do portal',
        type: 'url',
        description: 'Link completo, começando com https://.',
        validation: (rule) => rule.uri({ scheme: ['https'] }),
      }),
      defineField({
        name: 'label',
        title: 'Texto do botão',
        type: 'string',
        description: 'Vazio: “Acessar resultados”.',
        validation: (rule) => rule.max(32),
      }),
      defineField({
        name: 'instructions',
        title: 'O que ter em mãos',
        type: 'text',
        rows: 2,
        description: 'Como “Tenha em mãos o protocolo entregue no dia do exame”.',
        validation: (rule) => rule.max(240),
      }),
      defineField({
        name: 'supportPhone',
        title: 'Telefone para dúvidas',
        type: 'string',
        description: 'Opcional. Com DDD.',
        options: { mask: 'phone' },
        validation: (rule) => rule.custom(phoneProblem),
      }),
    ],
  }),
];
