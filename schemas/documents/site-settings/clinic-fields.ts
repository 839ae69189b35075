import { defineField } from '@sanity/types';
import { cnpjProblem } from '../../rules/formats.ts';

const group = 'clinic';

/** Who the clinic is, for visitors and for the councils: printed on every page. */
export const clinicFields = [
  defineField({
    name: 'tradeName',
    title: 'Nome da clínica',
    type: 'string',
    group,
    description: 'Nome fantasia. Aparece no cabeçalho e nos títulos.',
    validation: (rule) => [
      rule.required().min(2).max(80),
      rule
        .max(40)
        .warning(
          'O cabeçalho do site tem duas linhas para o nome: com mais de 40 caracteres ele pode aparecer cortado.',
        ),
    ],
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
    description: '14 caracteres. Aparece no rodapé.',
    options: { mask: 'cnpj' },
    validation: (rule) => [rule.required(), rule.custom(cnpjProblem)],
  }),
];
