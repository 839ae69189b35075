import { defineArrayMember, defineField } from '@sanity/types';
import { ACCESSIBILITY_FEATURES, UFS } from '../../objects/choices.ts';
import { cepProblem, cepRegionProblem } from '../../rules/formats.ts';
import { mapAddressProblem } from '../../rules/links.ts';

const group = 'location';

/** Where the clinic is and how to get in. */
export const locationFields = [
  defineField({
    name: 'address',
    title: 'Endereço',
    type: 'object',
    group,
    description: 'Mostrado no rodapé e na seção de contato.',
    options: { columns: 2 },
    fields: [
      defineField({
        name: 'street',
        title: 'Rua ou avenida',
        type: 'string',
        description: 'Sem o número.',
        validation: (rule) => rule.required(),
      }),
      defineField({
        name: 'number',
        title: 'Número',
        type: 'string',
        description: 'Use “s/n” quando não houver.',
        validation: (rule) => rule.required(),
      }),
      defineField({
        name: 'complement',
        title: 'Complemento',
        type: 'string',
        description: 'Como “Térreo” ou “Sala 2”.',
      }),
      defineField({
        name: 'district',
        title: 'Bairro',
        type: 'string',
        description: 'Como “Centro”.',
        validation: (rule) => rule.required(),
      }),
      defineField({
        name: 'city',
        title: 'Cidade',
        type: 'string',
        description: 'Aparece também na linha acima do menu.',
        validation: (rule) => rule.required(),
      }),
      defineField({
        name: 'uf',
        title: 'Estado',
        type: 'string',
        description: 'A sigla do estado.',
        options: { list: [...UFS] },
        initialValue: 'MT',
        validation: (rule) => rule.required(),
      }),
      defineField({
        name: 'cep',
        title: 'CEP',
        type: 'string',
        description: '8 números, como 78000-000.',
        options: { mask: 'cep' },
        validation: (rule) => [rule.required(), rule.custom(cepProblem), rule.custom(cepRegionProblem).warning()],
      }),
      defineField({
        name: 'referencePoint',
        title: 'Ponto de referência',
        type: 'string',
        description: 'Como “ao lado da praça central”.',
      }),
    ],
    validation: (rule) => rule.required(),
  }),
  defineField({
    name: 'geo',
    title: 'Localização no mapa',
    type: 'object',
    group,
    description: 'Coordenadas para “Como chegar”. Copie do aplicativo de mapas.',
    options: { columns: 2 },
    fields: [
      defineField({
        name: 'lat',
        title: 'Latitude',
        type: 'number',
        description: 'Como -11,86. Mato Grosso fica entre -18,1 e -7,3.',
        validation: (rule) => rule.min(-18.1).max(-7.3).warning('Este ponto fica fora de Mato Grosso.'),
      }),
      defineField({
        name: 'lng',
        title: 'Longitude',
        type: 'number',
        description: 'Como -55,50. Mato Grosso fica entre -61,7 e -50,2.',
        validation: (rule) => rule.min(-61.7).max(-50.2).warning('Este ponto fica fora de Mato Grosso.'),
      }),
    ],
  }),
  ...[
    ['mapsUrl', 'Google Maps', 'Opcional. O link de “Compartilhar” no Google Maps. Vazio: rota pelas coordenadas.'],
    ['wazeUrl', 'Waze', 'Opcional. O link de “Compartilhar” no Waze. Vazio: rota pelas coordenadas.'],
  ].map(([name = '', title = '', description = '']) =>
    defineField({
      name,
      title,
      type: 'url',
      group,
      description,
      validation: (rule) => [rule.uri({ scheme: ['https'] }), rule.custom((url) => mapAddressProblem(url, title))],
    }),
  ),
  defineField({
    name: 'parking',
    title: 'Estacionamento',
    type: 'string',
    group,
    description: 'Como “Vagas na rua, em frente à clínica”.',
    validation: (rule) => rule.max(120),
  }),
  defineField({
    name: 'publicTransport',
    title: 'Transporte público',
    type: 'string',
    group,
    description: 'Como “Ponto de ônibus a 100 metros”.',
    validation: (rule) => rule.max(160),
  }),
  defineField({
    name: 'accessibilityFeatures',
    title: 'Acessibilidade',
    type: 'array',
    group,
    description: 'O que a clínica oferece hoje.',
    of: [defineArrayMember({ type: 'string' })],
    options: { list: [...ACCESSIBILITY_FEATURES] },
  }),
];
