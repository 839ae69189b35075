import { defineField } from '@sanity/types';
import { phoneProblem } from '../../rules/formats.ts';
import { dpoProblem } from '../../rules/privacy.ts';

const group = 'privacy';

/** LGPD contact (ANPD resolution 18/2024) and the notices printed on every page. */
export const privacyFields = [
  defineField({
    name: 'dpo',
    title: 'Encarregado pelos dados pessoais',
    type: 'object',
    group,
    description: 'Obrigatório pela LGPD: quem responde sobre dados pessoais e como falar com essa pessoa.',
    fields: [
      defineField({
        name: 'kind',
        title: 'Quem é',
        type: 'string',
        description: 'Uma pessoa, uma empresa ou só um canal de atendimento.',
        options: {
          layout: 'radio',
          list: [
            { title: 'Pessoa', value: 'pessoa' },
            { title: 'Empresa', value: 'empresa' },
            { title: 'Canal de atendimento', value: 'canal' },
          ],
        },
        initialValue: 'pessoa',
        validation: (rule) => rule.required(),
      }),
      defineField({
        name: 'name',
        title: 'Nome completo',
        type: 'string',
        description: 'Da pessoa responsável.',
        hidden: ({ parent }) => parent?.kind === 'canal',
        validation: (rule) => rule.max(80),
      }),
      defineField({
        name: 'company',
        title: 'Empresa',
        type: 'string',
        description: 'Razão social da empresa encarregada.',
        hidden: ({ parent }) => parent?.kind !== 'empresa',
        validation: (rule) => rule.max(120),
      }),
      defineField({
        name: 'email',
        title: 'E-mail',
        type: 'string',
        description: 'Canal para pedidos sobre dados pessoais.',
        validation: (rule) => [rule.required(), rule.email()],
      }),
      defineField({
        name: 'phone',
        title: 'Telefone',
        type: 'string',
        description: 'Opcional. Com DDD.',
        options: { mask: 'phone' },
        validation: (rule) => rule.custom(phoneProblem),
      }),
    ],
    validation: (rule) => [rule.required(), rule.custom(dpoProblem)],
  }),
  defineField({
    name: 'privacyPage',
    title: 'Página de privacidade',
    type: 'reference',
    group,
    description: 'O rodapé leva a esta página.',
    to: [{ type: 'page' }],
  }),
  defineField({
    name: 'disclaimer',
    title: 'Texto do rodapé',
    type: 'text',
    rows: 2,
    group,
    description: 'Lembra que o site informa e não substitui a consulta.',
    initialValue: 'As informações deste site têm caráter informativo e não substituem a consulta.',
    validation: (rule) => [rule.required(), rule.max(400)],
  }),
  defineField({
    name: 'emergencyNotice',
    title: 'Texto de emergência',
    type: 'text',
    rows: 2,
    group,
    description: 'O que fazer em uma emergência. Os números 188, 190, 192 e 193 viram botões de ligar.',
    initialValue: 'Em emergência, ligue 192 (SAMU) ou 193 (Bombeiros).',
    validation: (rule) => [
      rule.required(),
      rule.max(400),
      rule
        .custom(
          (text) =>
            !text?.includes('192') ||
            text.includes('193') ||
            'O SAMU (192) não atende todas as cidades: cite também o 193 (Bombeiros).',
        )
        .warning(),
    ],
  }),
  defineField({
    name: 'emergencyRoom',
    title: 'Pronto-socorro mais próximo',
    type: 'object',
    group,
    description: 'Aparece depois do aviso de emergência: o SAMU (192) não atende todas as cidades.',
    fields: [
      defineField({
        name: 'name',
        title: 'Nome',
        type: 'string',
        description: 'O hospital ou a UPA que atende emergências na cidade. Vazio: não aparece.',
        validation: (rule) => rule.max(80),
      }),
      defineField({
        name: 'address',
        title: 'Onde fica',
        type: 'string',
        description: 'Rua, número e bairro; a cidade, se for outra.',
        validation: (rule) => rule.max(120),
      }),
      defineField({
        name: 'phone',
        title: 'Telefone',
        type: 'string',
        description: 'Opcional. Com DDD.',
        options: { mask: 'phone' },
        validation: (rule) => rule.custom(phoneProblem),
      }),
    ],
  }),
];
