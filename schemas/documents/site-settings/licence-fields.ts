import { defineField } from '@sanity/types';
import { UFS } from '../../objects/choices.ts';
import { DATE_OPTIONS } from '../../objects/date-options.ts';
import { hiddenWhenEmpty } from '../../objects/document-fields.ts';
import { atMostDigits } from '../../objects/studio-inputs.ts';
import {
  crpClinicProblem,
  directorSubstituteProblem,
  expiryProblem,
  leadLeftProblem,
  technicalDirectorProblem,
} from '../../rules/establishment.ts';
import { ofPerson } from '../../rules/reviews.ts';

const group = 'licence';

/** Registrations, licences and who answers for the clinic (M3, E1–E4, P9). */
export const licenceFields = [
  defineField({
    name: 'technicalDirector',
    title: 'Diretor(a) técnico(a)',
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
  defineField({
    name: 'technicalDirectorSubstitute',
    title: 'Diretor(a) técnico(a) substituto(a)',
    type: 'reference',
    group,
    description:
      'Médica ou médico que responde pela clínica durante um afastamento. Nesse período, o site mostra este nome.',
    to: [{ type: 'professional' }],
    options: { filter: 'status == "ativo" && count(registrations[council == "CRM"]) > 0' },
    validation: (rule) => rule.custom(directorSubstituteProblem),
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
        options: { mask: 'digits' },
        validation: (rule) => [rule.required(), rule.custom(atMostDigits(6))],
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
    name: 'crmCertificate',
    title: 'Certificado de regularidade (CRM)',
    type: 'object',
    group,
    description: 'Precisa estar à vista do público e em dia; renova-se todo ano.',
    options: { columns: 2 },
    fields: [
      defineField({
        name: 'validUntil',
        title: 'Válido até',
        type: 'date',
        options: DATE_OPTIONS,
        description: 'O Studio avisa 30 dias antes.',
        validation: (rule) => rule.custom(expiryProblem).warning(),
      }),
      defineField({
        name: 'url',
        title: 'Onde conferir',
        type: 'url',
        description: 'Página do conselho ou do certificado. O rodapé leva a ela.',
        validation: (rule) => rule.uri({ scheme: ['https'] }),
      }),
    ],
  }),
  defineField({
    name: 'technicalDirectorSince',
    title: 'Diretor(a) técnico(a) desde',
    hidden: hiddenWhenEmpty,
    type: 'date',
    options: DATE_OPTIONS,
    group,
    description: 'Opcional, para o controle da clínica.',
  }),
  defineField({
    name: 'imagingLead',
    title: 'Responsável pelo serviço de imagem',
    type: 'reference',
    group,
    description: 'Médica ou médico que responde pelos exames. Aparece na página de exames.',
    to: [{ type: 'professional' }],
    options: { filter: 'status == "ativo" && count(registrations[council == "CRM"]) > 0' },
    validation: (rule) => [rule, rule.custom(ofPerson(leadLeftProblem)).warning()],
  }),
  defineField({
    name: 'psychologyLead',
    title: 'Responsável pela psicologia',
    type: 'reference',
    group,
    description: 'Quem responde pelo serviço de psicologia. Aparece no rodapé.',
    to: [{ type: 'professional' }],
    options: { filter: 'status == "ativo" && count(registrations[council == "CRP"]) > 0' },
    validation: (rule) => [rule, rule.custom(ofPerson(leadLeftProblem)).warning()],
  }),
  defineField({
    name: 'crpRegistration',
    title: 'Inscrição da clínica no CRP',
    type: 'object',
    group,
    description: 'Só para clínicas inscritas no Conselho Regional de Psicologia. Aparece no rodapé.',
    validation: (rule) => rule.custom(crpClinicProblem),
    options: { columns: 3 },
    fields: [
      defineField({
        name: 'region',
        title: 'Região',
        type: 'string',
        description: '18 é Mato Grosso.',
        validation: (rule) => rule.regex(/^(0[1-9]|1\d|2[0-4])$/, { name: 'de 01 a 24' }),
      }),
      defineField({
        name: 'number',
        title: 'Número',
        type: 'string',
        description: 'Só os números.',
        options: { mask: 'digits' },
        validation: (rule) => rule.regex(/^\d{3,6}$/, { name: 'de 3 a 6 números' }),
      }),
      defineField({
        name: 'modality',
        title: 'Modalidade',
        type: 'string',
        description: 'Como consta no conselho.',
        options: {
          list: [
            { title: 'Registro', value: 'registro' },
            { title: 'Cadastro', value: 'cadastro' },
          ],
        },
      }),
    ],
  }),
  defineField({
    name: 'cnes',
    title: 'CNES',
    type: 'string',
    group,
    description: 'Cadastro Nacional de Estabelecimentos de Saúde, 7 números.',
    options: { mask: 'digits' },
    validation: (rule) => rule.regex(/^\d{7}$/, { name: '7 números' }).warning(),
  }),
  defineField({
    name: 'sanitaryLicense',
    title: 'Alvará sanitário',
    type: 'object',
    group,
    description: 'Opcional. Aparece no rodapé.',
    options: { columns: 2 },
    fields: [
      defineField({
        name: 'number',
        title: 'Número',
        type: 'string',
        description: 'Como está no alvará.',
        validation: (rule) => rule.max(40),
      }),
      defineField({
        name: 'validUntil',
        title: 'Válido até',
        type: 'date',
        options: DATE_OPTIONS,
        description: 'O Studio avisa 30 dias antes.',
        validation: (rule) => rule.custom(expiryProblem).warning(),
      }),
    ],
  }),
];
