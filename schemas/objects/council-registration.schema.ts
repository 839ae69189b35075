import { defineField, defineType } from '@sanity/types';
import {
  councilCategoryProblem,
  councilNumberProblem,
  councilPlaceProblem,
  categoryChoices,
  councilCalled,
  COUNCILS,
} from '../rules/councils.ts';
import { expiryProblem } from '../rules/establishment.ts';
import { memberOf } from '../rules/form-value.ts';
import { UFS } from './choices.ts';
import { DATE_OPTIONS } from './date-options.ts';
import { atMostDigits } from './studio-inputs.ts';

const councilOf = (parent: unknown) => memberOf(parent, 'council');
const usesRegion = (parent: unknown) => councilCalled(councilOf(parent))?.by === 'region';

export const councilRegistrationSchema = defineType({
  name: 'councilRegistration',
  title: 'Registro',
  type: 'object',
  validation: (rule) => rule.custom(councilPlaceProblem).warning(),
  fields: [
    defineField({
      name: 'council',
      title: 'Conselho',
      type: 'string',
      description: 'O conselho profissional do registro.',
      options: { list: COUNCILS.map(({ title, value }) => ({ title, value })) },
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'category',
      title: 'Profissão registrada',
      type: 'string',
      description: 'Este conselho registra mais de uma. O site escreve a escolhida ao lado do nome.',
      options: { list: COUNCILS.flatMap(({ value }) => categoryChoices(value)), input: 'councilCategory' },
      // One left over from another council must be seen to be changed.
      hidden: ({ parent, value }) => categoryChoices(councilOf(parent)).length === 0 && !value,
      validation: (rule) => rule.custom(councilCategoryProblem),
    }),
    defineField({
      name: 'number',
      title: 'Número',
      type: 'string',
      description: 'Só os números.',
      options: { mask: 'digits' },
      validation: (rule) => [
        rule.required(),
        rule.custom(atMostDigits(7)),
        rule.custom(councilNumberProblem).warning(),
      ],
    }),
    defineField({
      name: 'uf',
      title: 'Estado',
      type: 'string',
      description: 'O estado do conselho: CRM-MT é “MT”.',
      options: { list: [...UFS] },
      hidden: ({ parent }) => usesRegion(parent),
    }),
    defineField({
      name: 'region',
      title: 'Região',
      type: 'string',
      description: 'O número da região, como na carteira profissional: 18 é Mato Grosso no CRP.',
      // A region left over from another council must be seen to be taken away.
      hidden: ({ parent, value }) => !usesRegion(parent) && !value,
      validation: (rule) => rule.regex(/^\d{1,2}$/, { name: 'um ou dois números' }),
    }),
    defineField({
      name: 'validUntil',
      title: 'Válido até',
      type: 'date',
      options: DATE_OPTIONS,
      description:
        'Opcional, para registros provisórios. Não aparece no site; nos últimos 30 dias o formulário mostra um alerta.',
      validation: (rule) => rule.custom(expiryProblem).warning(),
    }),
    defineField({
      name: 'isPrimary',
      title: 'Registro principal',
      type: 'boolean',
      description: 'O registro mostrado primeiro. Marque exatamente um.',
    }),
  ],
  // What nearly everyone here has: one registration, in Mato Grosso.
  initialValue: { uf: 'MT', isPrimary: true },
  preview: {
    select: { council: 'council', number: 'number', uf: 'uf', region: 'region' },
    prepare: ({ council, number, uf, region }) => {
      if (!council || !number) return { title: 'Registro incompleto' };
      return { title: region ? `${council} ${region}/${number}` : `${council}-${uf ?? '?'} ${number}` };
    },
  },
});
