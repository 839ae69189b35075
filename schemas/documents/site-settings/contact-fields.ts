import { defineArrayMember, defineField } from '@sanity/types';
import { SOCIAL_NETWORKS, titleOf } from '../../objects/choices.ts';
import { MASKS } from '../../objects/studio-inputs.ts';
import { phoneProblem } from '../../rules/formats.ts';
import { socialAddressProblem } from '../../rules/links.ts';
import { healthMessageProblem } from '../../rules/privacy.ts';

const group = 'contact';

/** How to reach the clinic. Links of kind phone, WhatsApp, e-mail and booking all read from here. */
export const contactFields = [
  defineField({
    name: 'phones',
    title: 'Telefones',
    type: 'array',
    group,
    description: 'O primeiro é o que os botões “Ligar” usam.',
    of: [
      defineArrayMember({
        type: 'object',
        name: 'phone',
        title: 'Telefone',
        fields: [
          defineField({
            name: 'label',
            title: 'Setor',
            type: 'string',
            description: 'Como “Recepção” ou “Exames”.',
            validation: (rule) => rule.required().max(30),
          }),
          defineField({
            name: 'number',
            title: 'Número',
            type: 'string',
            description: 'Com DDD, como (66) 3000-0000.',
            options: { mask: 'phone' },
            validation: (rule) => [rule.required(), rule.custom(phoneProblem)],
          }),
        ],
        preview: {
          select: { title: 'label', number: 'number' },
          prepare: ({ title, number }) => ({ title, subtitle: MASKS.phone.shown(number ?? '') }),
        },
      }),
    ],
    validation: (rule) => rule.required().min(1),
  }),
  defineField({
    name: 'whatsapp',
    title: 'WhatsApp',
    type: 'object',
    group,
    description: 'O número que os botões de WhatsApp abrem.',
    fields: [
      defineField({
        name: 'number',
        title: 'Número',
        type: 'string',
        description: 'Com DDD, como (66) 99999-0000.',
        options: { mask: 'phone' },
        validation: (rule) => [rule.required(), rule.custom(phoneProblem)],
      }),
      defineField({
        name: 'defaultMessage',
        title: 'Mensagem inicial',
        type: 'text',
        rows: 2,
        description: 'Texto já escrito quando a conversa abre. Não cite doenças, sintomas nem especialidades.',
        validation: (rule) => [rule.max(200), rule.custom(healthMessageProblem).warning()],
      }),
      defineField({
        name: 'hoursNote',
        title: 'Quando respondemos',
        type: 'string',
        description: 'Como “Respondemos em horário de atendimento”.',
        validation: (rule) => rule.max(80),
      }),
    ],
    validation: (rule) => rule.required(),
  }),
  defineField({
    name: 'email',
    title: 'E-mail',
    type: 'string',
    group,
    description: 'E-mail público da clínica.',
    validation: (rule) => [rule.required(), rule.email()],
  }),
  defineField({
    name: 'socials',
    title: 'Redes sociais',
    type: 'array',
    group,
    description: 'Perfis oficiais, mostrados no rodapé.',
    of: [
      defineArrayMember({
        type: 'object',
        name: 'social',
        title: 'Perfil',
        fields: [
          defineField({
            name: 'network',
            title: 'Rede',
            type: 'string',
            description: 'Qual rede social.',
            options: { list: [...SOCIAL_NETWORKS] },
            validation: (rule) => rule.required(),
          }),
          defineField({
            name: 'url',
            title: 'Link do perfil',
            type: 'url',
            description: 'Link completo, começando com https://.',
            validation: (rule) => [rule.required().uri({ scheme: ['https'] }), rule.custom(socialAddressProblem)],
          }),
        ],
        preview: {
          select: { network: 'network', url: 'url' },
          prepare: ({ network, url }) => ({ title: titleOf(SOCIAL_NETWORKS, network), subtitle: url }),
        },
      }),
    ],
  }),
];
