import { defineField } from '@sanity/types';

import { UFS } from '../../objects/choices.ts';
import { cnpjProblem } from '../../rules/cnpj.ts';
import { technicalDirectorProblem } from '../../rules/technical-director.ts';

const group = 'clinic';

/** Who the clinic is, for visitors and for the councils: printed on every page. */
export const clinicFields = [
  defineField({
    name: 'tradeName',
    title: 'Nome da clínica',
    type: 'string',
    group,
    description: 'Nome fantasia. Aparece no cabeçalho e nos títulos.',
    validation: (rule) => rule.required().min(2).max(80),
  }),
  defineField({
    name: 'tagline',
    title: 'Complemento do nome',
    type: 'string',
    group,
    description: 'Opcional. As áreas em poucas palavras, ao lado ou abaixo do nome.',
    validation: (rule) => rule.max(60),
  }),
  defineField({
    name: 'logo',
    title: 'Logotipo',
    type: 'picture',
    group,
    description: 'Opcional. Sem logotipo, o site mostra o nome da clínica.',
  }),
  defineField({
    name: 'legalName',
    title: 'Razão social',
    type: 'string',
    group,
    description: 'Aparece no rodapé.',
    validation: (rule) => rule.required().min(2).max(120),
  }),
  defineField({
    name: 'cnpj',
    title: 'CNPJ',
    type: 'string',
    group,
    description: '14 letras e números, sem pontos, barra ou hífen.',
    validation: (rule) => [rule.required(), rule.custom(cnpjProblem)],
  }),
  defineField({
    name: 'crmRegistration',
    title: 'Registro da clínica no CRM',
    type: 'object',
    group,
    description: 'Obrigatório pelo CFM em todo material da clínica (Res. 2.336/2023, art. 5º).',
    options: { columns: 2 },
    fields: [
      defineField({
        name: 'number',
        title: 'Número',
        type: 'string',
        description: 'Só os números.',
        validation: (rule) => rule.required().regex(/^\d{1,6}$/, { name: 'até 6 números' }),
      }),
      defineField({
        name: 'uf',
        title: 'Estado',
        type: 'string',
        description: 'O estado do conselho.',
        options: { list: [...UFS] },
        initialValue: 'MT',
        validation: (rule) => rule.required(),
      }),
    ],
    validation: (rule) => rule.required(),
  }),
  defineField({
    name: 'cnes',
    title: 'CNES',
    type: 'string',
    group,
    description: 'Cadastro Nacional de Estabelecimentos de Saúde, 7 números.',
    validation: (rule) => rule.regex(/^\d{7}$/, { name: '7 números' }).warning(),
  }),
  defineField({
    name: 'technicalDirector',
    title: 'Responsável técnico',
    type: 'reference',
    group,
    description: 'Médica ou médico que responde pela clínica no CRM-MT. Aparece no rodapé de todas as páginas.',
    to: [{ type: 'professional' }],
    options: { filter: 'status == "ativo" && count(registrations[council == "CRM"]) > 0' },
    validation: (rule) => [
      rule.required().error('Obrigatório pelo CFM (Res. 2.336/2023, art. 5º).'),
      rule.custom(technicalDirectorProblem),
    ],
  }),
];
